// The finding is shown with its place, and no stack trace.
String log = new File(basedir, 'build.log').text
assert log.contains('error[TW0214]: access pattern `notes` would need a scan')
assert log.contains('broken.yaml:22:31')
assert !log.contains('\tat dev.tablewright')

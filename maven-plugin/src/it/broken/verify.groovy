// The finding is shown with its place, and no stack trace.
String log = new File(basedir, 'build.log').text
boolean found = log.contains('error[TW0214]: access pattern `notes` would need a scan')
boolean placed = log.contains('broken.yaml:22:31')
boolean calm = !log.contains('\tat dev.tablewright')
assert found && placed && calm

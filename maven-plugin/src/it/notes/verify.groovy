// The second build finds that nothing has changed: no file is written, so nothing is compiled again.
String log = new File(basedir, 'build.log').text
assert log.contains(' files generated, 0 unchanged, 0 removed')
assert log =~ /0 files generated, \d+ unchanged, 0 removed/
assert log.contains('Nothing to compile - all classes are up to date')
assert new File(basedir, 'target/classes/com/example/notes/Journal.class').exists()
assert new File(basedir, 'target/generated-sources/tablewright/com/example/notes/data/NotesTable.java').exists()

// The second build finds that nothing has changed: no file is written, so nothing is compiled again.
String log = new File(basedir, 'build.log').text
boolean generated = log.contains(' files generated, 0 unchanged, 0 removed')
boolean untouched = log =~ /\b0 files generated, [1-9]\d* unchanged, 0 removed/
boolean compiledOnce = log.contains('Nothing to compile - all classes are up to date')
assert generated && untouched && compiledOnce
assert new File(basedir, 'target/classes/com/example/notes/Journal.class').exists()
assert new File(basedir, 'target/generated-sources/tablewright/com/example/notes/data/NotesTable.java').exists()

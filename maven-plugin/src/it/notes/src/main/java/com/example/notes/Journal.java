package com.example.notes;

import com.example.notes.data.Note;
import com.example.notes.data.Notebook;
import com.example.notes.data.NotesTable;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** An application of its own: it knows nothing of keys. */
public final class Journal {

    private final NotesTable notes;

    public Journal(DynamoDbClient client) {
        notes = NotesTable.on(client).build();
    }

    public void begin(String owner) {
        notes.open(Notebook.builder().owner(owner).build());
    }

    public void write(String owner, String id, String text) {
        notes.write(new Note(owner, id, text));
    }

    public List<Note> latest(String owner) {
        return notes.notes(owner).page(10).items();
    }
}

package dev.tablewright.lab.seed;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/** Why a file cannot be read or written. The messages of Java's exceptions are mostly bare paths. */
final class FileReason {

    private FileReason() {}

    static String of(IOException failure) {
        if (failure instanceof AccessDeniedException) {
            return "permission denied";
        }
        if (failure instanceof NoSuchFileException) {
            return "there is no such file or folder";
        }
        if (failure instanceof FileAlreadyExistsException) {
            return failure.getMessage() + " is no folder";
        }
        if (failure instanceof CharacterCodingException) {
            return "it is no text in UTF-8";
        }
        if (failure instanceof FileSystemException system && system.getReason() != null) {
            return system.getReason();
        }
        return String.valueOf(failure.getMessage());
    }
}

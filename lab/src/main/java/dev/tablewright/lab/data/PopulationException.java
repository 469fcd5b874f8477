package dev.tablewright.lab.data;

/** That no data can be made of a model as it was asked for. The message is fit for whoever asked. */
public final class PopulationException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public PopulationException(String message) {
        super(message);
    }
}

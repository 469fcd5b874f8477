package dev.tablewright.generate.diagram;

import dev.tablewright.generate.diagram.ErdLayout.Box;
import dev.tablewright.generate.diagram.ErdLayout.Line;
import dev.tablewright.generate.diagram.ErdLayout.Point;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import org.eclipse.elk.alg.layered.options.EdgeLabelSideSelection;
import org.eclipse.elk.alg.layered.options.LayeredMetaDataProvider;
import org.eclipse.elk.alg.layered.options.LayeredOptions;
import org.eclipse.elk.alg.layered.options.NodePlacementStrategy;
import org.eclipse.elk.alg.layered.options.WrappingStrategy;
import org.eclipse.elk.core.RecursiveGraphLayoutEngine;
import org.eclipse.elk.core.data.LayoutMetaDataService;
import org.eclipse.elk.core.math.ElkPadding;
import org.eclipse.elk.core.math.KVector;
import org.eclipse.elk.core.options.CoreOptions;
import org.eclipse.elk.core.options.Direction;
import org.eclipse.elk.core.options.EdgeLabelPlacement;
import org.eclipse.elk.core.options.EdgeRouting;
import org.eclipse.elk.core.options.SizeConstraint;
import org.eclipse.elk.core.util.NullElkProgressMonitor;
import org.eclipse.elk.graph.ElkEdge;
import org.eclipse.elk.graph.ElkEdgeSection;
import org.eclipse.elk.graph.ElkLabel;
import org.eclipse.elk.graph.ElkNode;
import org.eclipse.elk.graph.util.ElkGraphUtil;

/** Lays a diagram out with ELK: parents at the left, children at the right, what is not connected packed beside it. */
final class LayeredLayout {

    /** Between a box and the first bend of a line: room for a crow's foot. */
    static final double FOOT_ROOM = 30;

    /** From where on tidier placement takes longer than it is worth. */
    private static final int MANY = 60;

    /** A chain that is wider, and so many times as wide as high, is broken into rows, as a text is into lines. */
    private static final double WIDEST = 3000;

    private static final double WIDEST_RATIO = 4;

    static {
        LayoutMetaDataService.getInstance().registerLayoutMetaDataProviders(new LayeredMetaDataProvider());
    }

    private final ElkNode graph = ElkGraphUtil.createGraph();
    private final List<ElkNode> nodes = new ArrayList<>();
    private final List<ElkEdge> edges = new ArrayList<>();

    /** Adds a box that is at least so large, and gives its number. */
    int box(double width, double height) {
        ElkNode node = ElkGraphUtil.createNode(graph);
        node.setDimensions(width, height);
        // Where many lines end at a side, the box grows rather than they touch.
        node.setProperty(
                LayeredOptions.NODE_SIZE_CONSTRAINTS, EnumSet.of(SizeConstraint.MINIMUM_SIZE, SizeConstraint.PORTS));
        node.setProperty(LayeredOptions.NODE_SIZE_MINIMUM, new KVector(width, height));
        nodes.add(node);
        return nodes.size() - 1;
    }

    /** Adds a line between two boxes; a label without width is none. */
    void line(int from, int to, double labelWidth, double labelHeight) {
        ElkEdge edge = ElkGraphUtil.createSimpleEdge(nodes.get(from), nodes.get(to));
        if (labelWidth > 0) {
            ElkLabel label = ElkGraphUtil.createLabel("label", edge);
            label.setDimensions(labelWidth, labelHeight);
            label.setProperty(LayeredOptions.EDGE_LABELS_PLACEMENT, EdgeLabelPlacement.CENTER);
        }
        edges.add(edge);
    }

    ErdLayout layOut() {
        configure();
        new RecursiveGraphLayoutEngine().layout(graph, new NullElkProgressMonitor());
        if (graph.getWidth() > WIDEST && graph.getWidth() > WIDEST_RATIO * graph.getHeight()) {
            graph.setProperty(LayeredOptions.WRAPPING_STRATEGY, WrappingStrategy.MULTI_EDGE);
            new RecursiveGraphLayoutEngine().layout(graph, new NullElkProgressMonitor());
        }
        return new ErdLayout(
                graph.getWidth(),
                graph.getHeight(),
                nodes.stream()
                        .map(node -> new Box(node.getX(), node.getY(), node.getWidth(), node.getHeight()))
                        .toList(),
                edges.stream().map(LayeredLayout::read).toList());
    }

    private void configure() {
        graph.setProperty(CoreOptions.ALGORITHM, LayeredOptions.ALGORITHM_ID);
        graph.setProperty(LayeredOptions.DIRECTION, Direction.RIGHT);
        graph.setProperty(LayeredOptions.EDGE_ROUTING, EdgeRouting.ORTHOGONAL);
        graph.setProperty(LayeredOptions.EDGE_LABELS_SIDE_SELECTION, EdgeLabelSideSelection.ALWAYS_UP);
        graph.setProperty(
                LayeredOptions.NODE_PLACEMENT_STRATEGY,
                nodes.size() > MANY ? NodePlacementStrategy.BRANDES_KOEPF : NodePlacementStrategy.NETWORK_SIMPLEX);
        graph.setProperty(LayeredOptions.SEPARATE_CONNECTED_COMPONENTS, true);
        graph.setProperty(LayeredOptions.ASPECT_RATIO, 1.6);
        graph.setProperty(LayeredOptions.RANDOM_SEED, 1);
        graph.setProperty(LayeredOptions.PADDING, new ElkPadding(24));
        graph.setProperty(LayeredOptions.SPACING_COMPONENT_COMPONENT, 40.0);
        graph.setProperty(LayeredOptions.SPACING_NODE_NODE, 32.0);
        graph.setProperty(LayeredOptions.SPACING_NODE_NODE_BETWEEN_LAYERS, 2 * FOOT_ROOM);
        graph.setProperty(LayeredOptions.SPACING_EDGE_NODE, 20.0);
        graph.setProperty(LayeredOptions.SPACING_EDGE_NODE_BETWEEN_LAYERS, FOOT_ROOM);
        graph.setProperty(LayeredOptions.SPACING_EDGE_EDGE, 14.0);
        graph.setProperty(LayeredOptions.SPACING_EDGE_EDGE_BETWEEN_LAYERS, 14.0);
        graph.setProperty(LayeredOptions.SPACING_EDGE_LABEL, 3.0);
        graph.setProperty(LayeredOptions.SPACING_PORT_PORT, 18.0);
        graph.setProperty(LayeredOptions.SPACING_NODE_SELF_LOOP, FOOT_ROOM);
    }

    private static Line read(ElkEdge edge) {
        List<Point> points = new ArrayList<>();
        for (ElkEdgeSection section : edge.getSections()) {
            points.add(new Point(section.getStartX(), section.getStartY()));
            section.getBendPoints().forEach(bend -> points.add(new Point(bend.getX(), bend.getY())));
            points.add(new Point(section.getEndX(), section.getEndY()));
        }
        Optional<Box> label = edge.getLabels().stream()
                .findFirst()
                .map(placed -> new Box(placed.getX(), placed.getY(), placed.getWidth(), placed.getHeight()));
        return new Line(points, label);
    }
}

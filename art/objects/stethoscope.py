from kit.outlines import spline
from kit.shapes import ball, disc, tube

TURN = (0, 0, -22)


def build():
    parts = []
    for side in (-1, 1):
        metal = spline([(side * .34, 0, 1.62), (side * .58, 0, 1.42), (side * .72, 0, 1.0), (side * .7, 0, .62)])
        rubber = spline([(side * .7, 0, .66), (side * .62, 0, .34), (side * .34, 0, -.02), (0, 0, -.3)])
        parts += [tube(metal, .09, 'paper'), tube(rubber, .14, 'cobalt'), ball(.18, 'coral', at=(side * .3, 0, 1.64))]
    stem = spline([(0, 0, -.3), (0, 0, -.75), (.1, -.05, -1.25), (.55, -.12, -1.62), (1.08, -.06, -1.4), (1.2, .06, -.85), (1.2, .06, -.5)])
    return parts + [tube(stem, .14, 'cobalt'),
                    disc(.52, .22, 'paper', at=(1.2, -.1, -.08), edge=.08),
                    disc(.4, .16, 'coral', at=(1.2, -.2, -.08), edge=.06),
                    disc(.2, .3, 'paper', at=(1.2, .06, -.08), edge=.06)]

from kit.outlines import circle, rectangle, rounded, spline
from kit.shapes import group, plate, ring, tube

TURN = (0, 0, -24)
HOLE = (0, 1.0)


def tag(colour):
    outline = rounded([(-.8, -1.35), (.8, -1.35), (.8, .8), (.34, 1.42), (-.34, 1.42), (-.8, .8)], [.22, .22, .2, .16, .16, .2])
    return plate([outline, circle(.17, HOLE)], .24, colour, edge=.08)


def build():
    lines = [plate(rectangle(width, .17, .08), .08, 'paper', at=(0, -.13, z), edge=.035) for width, z in ((.94, -.3), (.94, -.62), (.5, -.94))]
    front = group([tag('cobalt'), ring(.23, .07, 'paper', at=(0, -.12, 1.0)), *lines], turn=(0, 24, 0))
    behind = group([tag('coral')], at=(-.1, .34, .06), turn=(0, -12, 0))
    string = spline([(.4, -.1, .92), (.3, -.3, 1.25), (.5, -.2, 1.75), (1.0, 0, 1.95), (1.15, .2, 1.6), (.75, .3, 1.2), (.4, .25, .95)])
    return [front, behind, tube(string, .05, 'paper')]

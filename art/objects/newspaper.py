from kit.outlines import rectangle, rounded
from kit.shapes import plate

TURN = (0, 0, -26)


def bar(width, height, x, z, colour='ink'):
    return plate(rectangle(width, height, min(.06, height / 2.2)), .06, colour, at=(x, -.17, z), edge=.022)


def build():
    page = rounded([(-1.15, -1.25), (1.15, -1.25), (1.15, 1.25), (-1.15, 1.25)], [.22, .1, .1, .1])
    inside = rounded([(.9, -1.25), (1.5, -1.25), (1.5, .72), (.9, .72)], [.05, .24, .1, .05])
    sheets = [plate(page, .09, 'paper', at=(.02 * i, .1 * i - .08, -.015 * i), edge=.035) for i in range(3)]
    columns = [bar(.9, .09, x, z) for x in (-.5, .5) for z in (-.66, -.86, -1.06)]
    beside = [bar(.86, .09, .52, z) for z in (.2, 0, -.2)]
    return [*sheets, plate(inside, .16, 'paper', at=(0, .1, 0), edge=.06),
            bar(1.9, .34, 0, .86), bar(1.9, .06, 0, .52), bar(.92, .86, -.49, -.04, 'coral'), *columns, *beside, bar(.6, .09, .39, -.4)]

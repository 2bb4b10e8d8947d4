from kit.outlines import arc, rectangle, rounded
from kit.shapes import plate, tube

TURN = (0, 0, -28)
CELL, STEP = .32, .47


def build():
    header = rounded([(-1.24, .42), (1.24, .42), (1.24, 1.14), (-1.24, 1.14)], [.02, .02, .3, .3])
    parts = [plate(rectangle(2.4, 2.3, .3), .5, 'paper', edge=.1), plate(header, .56, 'coral', edge=.08)]
    for x in (-.62, .62):
        hook = [(x, y * .8, z) for y, z in arc(.3, -30, 210, (0, 1.14), 30)]
        parts.append(tube(hook, .09, 'cobalt'))
    for row in range(3):
        for column in range(4):
            chosen = (row, column) == (1, 2)
            size = CELL * 1.25 if chosen else CELL
            parts.append(plate(rectangle(size, size, .09), .16 if chosen else .08, 'coral' if chosen else 'cobalt',
                               at=((column - 1.5) * STEP, -.27, .1 - row * STEP), edge=.03))
    return parts

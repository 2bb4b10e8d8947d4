from kit.outlines import rectangle
from kit.shapes import box, plate

TURN = (0, 0, -28)
DEPTH = .8


def row(floor, books):
    """Books from left to right as (width, height, colour, lean in degrees)."""
    parts, x = [], -1.1
    for width, height, colour, lean in books:
        parts.append(box(width, DEPTH - .1, height, colour, at=(x + width / 2, -.06, floor + height / 2), turn=(0, lean, 0), edge=.06))
        x += width + .03
    return parts


def build():
    frame = [rectangle(2.6, 2.7, .18), rectangle(2.28, 1.11, .05, (0, .63)), rectangle(2.28, 1.11, .05, (0, -.63))]
    return [
        plate(frame, DEPTH, 'paper', edge=.05),
        plate(rectangle(2.5, 2.6, .14), .08, 'paper', at=(0, .36, 0), edge=.02),
        *row(.075, [(.38, .94, 'cobalt', 0), (.3, .8, 'coral', 0), (.42, .98, 'cobalt', 0), (.3, .86, 'coral', 0), (.36, .9, 'cobalt', -17)]),
        *row(-1.185, [(.34, .82, 'coral', 0), (.42, .96, 'cobalt', 0), (.34, .86, 'coral', 0)]),
        box(.94, .68, .25, 'cobalt', at=(.64, -.06, -1.06), edge=.06),
        box(.8, .62, .22, 'coral', at=(.6, -.06, -.82), edge=.06),
    ]

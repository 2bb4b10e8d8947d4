from kit.outlines import rectangle
from kit.shapes import box, plate

TURN = (0, 0, -30)
UPPER, LOWER = .08, -1.2


def books(floor, row):
    parts, x = [], -1.03
    for width, height, colour, lean in row:
        parts.append(box(width, .66, height, colour, at=(x + width / 2 + lean * .012, -.06, floor + height / 2), turn=(0, lean, 0), edge=.05))
        x += width + .035
    return parts


def build():
    frame = [rectangle(2.5, 2.8, .18), rectangle(2.14, 1.1, .05, (0, .66)), rectangle(2.14, 1.1, .05, (0, -.66))]
    return [
        plate(frame, .95, 'paper', edge=.05),
        plate(rectangle(2.4, 2.7, .14), .08, 'paper', at=(0, .42, 0), edge=.02),
        *books(.12, [(.3, .86, 'cobalt', 0), (.22, .72, 'coral', 0), (.34, .92, 'cobalt', 0), (.26, .8, 'coral', -16)]),
        *books(-1.2, [(.24, .78, 'coral', 0), (.34, .9, 'cobalt', 0), (.24, .7, 'coral', 0)]),
        box(.78, .6, .2, 'cobalt', at=(.56, -.06, -1.1), edge=.05),
        box(.66, .56, .18, 'coral', at=(.53, -.06, -.9), edge=.05),
    ]

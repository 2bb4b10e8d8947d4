from kit.shapes import box, tube

TURN = (0, 0, -30)
TOP, FOOT = 1.4, -1.4


def between(a, b, t):
    return tuple(x + (y - x) * t for x, y in zip(a, b))


def build():
    front, back = ((.78, -.72, FOOT), (.5, -.06, TOP)), ((.7, .86, FOOT), (.46, .1, TOP))
    parts = [box(1.2, .52, .2, 'sun', at=(0, 0, TOP), edge=.07)]
    for side in (-1, 1):
        for foot, head in (front, back):
            parts.append(tube([(side * foot[0], *foot[1:]), (side * head[0], *head[1:])], .11, 'paper'))
    for t in (.14, .36, .58, .8):
        x, y, z = between(*front, t)
        parts.append(box(2 * x + .04, .46, .16, 'cobalt', at=(0, y + .04, z), edge=.06))
    x, y, z = between(*back, .3)
    return parts + [tube([(-x, y, z), (x, y, z)], .06, 'paper')]

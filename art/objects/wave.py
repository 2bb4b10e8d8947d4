"""Three curves of the same swell, one behind the other, as in a chart of areas."""
import math

from kit.outlines import rounded
from kit.shapes import plate

TURN = (0, 0, -30)
WIDTH, FLOOR, SHOULDER = 2.9, -1.1, .22


def swell(height, phase, colour, y):
    def top(x):
        past = max(0, abs(x) - WIDTH / 2 + SHOULDER)
        return height + .12 * x + .36 * math.sin(3.1 * x + phase) - SHOULDER + math.sqrt(SHOULDER ** 2 - past ** 2)
    # Closer steps towards both ends, where the shoulders bend.
    line = [(x, top(x)) for x in (WIDTH / 2 * math.cos(math.pi * i / 96) for i in range(97))]
    foot = rounded([(-WIDTH / 2, line[-1][1]), (-WIDTH / 2, FLOOR), (WIDTH / 2, FLOOR), (WIDTH / 2, line[0][1])], [0, .16, .16, 0])
    return plate(line + foot[1:-1], .46, colour, at=(0, y, 0), edge=.12)


def build():
    return [swell(-.35, .4, 'cobalt', -.62), swell(.2, 1.9, 'paper', 0), swell(.75, 4.0, 'coral', .62)]

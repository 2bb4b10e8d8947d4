"""Flat outlines as lists of points; kit/shapes.py gives them depth."""
import math


def arc(radius, start, end, centre=(0, 0), steps=24):
    return [(centre[0] + radius * math.cos(math.radians(start + (end - start) * i / steps)),
             centre[1] + radius * math.sin(math.radians(start + (end - start) * i / steps))) for i in range(steps + 1)]


def circle(radius, centre=(0, 0), steps=96):
    return arc(radius, 0, 360, centre, steps)[:-1]


def rounded(points, radius, steps=12):
    """The polygon with its corners rounded; a single radius or one for each corner."""
    radii = radius if isinstance(radius, (list, tuple)) else [radius] * len(points)
    outline = []
    for i, (x, y) in enumerate(points):
        before, after = points[i - 1], points[(i + 1) % len(points)]
        sides = [math.hypot(p[0] - x, p[1] - y) for p in (before, after)]
        units = [((p[0] - x) / side, (p[1] - y) / side) for p, side in zip((before, after), sides)]
        half = math.acos(max(-1, min(1, units[0][0] * units[1][0] + units[0][1] * units[1][1]))) / 2
        if radii[i] <= 0 or half > 1.55:
            outline.append((x, y))
            continue
        reach = min(radii[i] / math.tan(half), .499 * min(sides))
        (ax, ay), (bx, by) = [(x + u * reach, y + v * reach) for u, v in units]
        for k in range(steps + 1):
            t = k / steps
            w = 2 * math.cos(math.pi / 2 - half) * t * (1 - t)
            total = (1 - t) ** 2 + w + t ** 2
            outline.append((((1 - t) ** 2 * ax + w * x + t ** 2 * bx) / total,
                            ((1 - t) ** 2 * ay + w * y + t ** 2 * by) / total))
    return outline


def rectangle(width, height, radius=.1, centre=(0, 0)):
    x, y = centre
    w, h = width / 2, height / 2
    return rounded([(x - w, y - h), (x + w, y - h), (x + w, y + h), (x - w, y + h)], radius)


def spline(points, steps=16):
    """A smooth line through the points, in two or three dimensions."""
    line = []
    for i in range(len(points) - 1):
        p0, p1, p2, p3 = points[max(i - 1, 0)], points[i], points[i + 1], points[min(i + 2, len(points) - 1)]
        for k in range(steps):
            t = k / steps
            line.append(tuple(.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t
                                    + (3 * b - a - 3 * c + d) * t ** 3) for a, b, c, d in zip(p0, p1, p2, p3)))
    return line + [points[-1]]


def band(line, thickness, round_ends=True):
    """The outline of a stroke along a line."""
    half, left, right = thickness / 2, [], []
    for i, (x, y) in enumerate(line):
        before, after = line[max(i - 1, 0)], line[min(i + 1, len(line) - 1)]
        angle = math.atan2(after[1] - before[1], after[0] - before[0])
        left.append((x - half * math.sin(angle), y + half * math.cos(angle)))
        right.append((x + half * math.sin(angle), y - half * math.cos(angle)))
    if not round_ends:
        return right + left[::-1]
    ends = []
    for at, towards in ((line[-1], line[-2]), (line[0], line[1])):
        angle = math.degrees(math.atan2(at[1] - towards[1], at[0] - towards[0]))
        ends.append(arc(half, angle - 90, angle + 90, at, 10)[1:-1])
    return right + ends[0] + left[::-1] + ends[1]

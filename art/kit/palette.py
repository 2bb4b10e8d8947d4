"""The brand's colours, in OKLCH as on the site and in the linear light that Blender wants."""
import math

OKLCH = {
    'cobalt': (.49, .275, 267), 'coral': (.7, .195, 38), 'sun': (.86, .165, 85), 'lime': (.91, .2, 122),
    'lilac': (.83, .1, 298), 'pink': (.8, .13, 355), 'mint': (.8, .14, 165), 'sky': (.84, .09, 235),
    'paper': (.965, .012, 85), 'ink': (.2, .025, 275),
}

SPECTRUM = [(.46, .285, 266), (.5, .28, 281), (.56, .265, 301), (.64, .25, 345),
            (.69, .215, 22), (.74, .185, 46), (.84, .165, 80)]


def linear(lightness, chroma, hue):
    """OKLCH to linear sRGB, clipped to what a screen can show."""
    a, b = chroma * math.cos(math.radians(hue)), chroma * math.sin(math.radians(hue))
    l = (lightness + .3963377774 * a + .2158037573 * b) ** 3
    m = (lightness - .1055613458 * a - .0638541728 * b) ** 3
    s = (lightness - .0894841775 * a - 1.291485548 * b) ** 3
    rgb = (4.0767416621 * l - 3.3077115913 * m + .2309699292 * s,
           -1.2684380046 * l + 2.6097574011 * m - .3413193965 * s,
           -.0041960863 * l - .7034186147 * m + 1.707614701 * s)
    return tuple(min(1, max(0, channel)) for channel in rgb)


def colour(name):
    return linear(*OKLCH[name])


def spectrum(position):
    """A colour between cobalt (0) and sun (1), mixed in OKLab so that no step turns grey."""
    place = min(max(position, 0), .99999) * (len(SPECTRUM) - 1)
    index, share = int(place), place % 1
    ends = [(l, c * math.cos(math.radians(h)), c * math.sin(math.radians(h)))
            for l, c, h in SPECTRUM[index:index + 2]]
    l, a, b = (x + (y - x) * share for x, y in zip(*ends))
    return linear(l, math.hypot(a, b), math.degrees(math.atan2(b, a)))

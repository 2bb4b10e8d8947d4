"""Renders the scene with Cycles and hands the noisy picture to kit/denoise.py."""
import os
import subprocess
import tempfile

import addon_utils
import bpy
import numpy

PASSES = {'colour': 'Image', 'albedo': 'Denoising Albedo', 'normal': 'Denoising Normal'}


def _settings(width, height, samples, transparent, threads):
    addon_utils.enable('cycles')
    scene = bpy.context.scene
    render, cycles = scene.render, scene.cycles
    render.engine, cycles.device = 'CYCLES', 'CPU'
    render.threads_mode, render.threads = 'FIXED', threads
    render.resolution_x, render.resolution_y, render.resolution_percentage = width, height, 100
    render.film_transparent = transparent
    cycles.samples, cycles.use_adaptive_sampling, cycles.use_denoising = samples, False, False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 5, 3, 3
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.blur_glossy = 4, .5
    # 'Standard' keeps the brand's colours; Filmic would bleach them.
    scene.view_settings.view_transform, scene.view_settings.look = 'Standard', 'None'


def _store_passes(folder):
    bpy.context.view_layer.cycles.denoising_store_passes = True
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, files = tree.nodes.new('CompositorNodeRLayers'), tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    files.format.file_format, files.format.color_depth, files.format.color_mode = 'OPEN_EXR', '32', 'RGBA'
    files.file_slots.clear()
    for slot, source in PASSES.items():
        files.file_slots.new(slot)
        tree.links.new(layers.outputs[source], files.inputs[slot])
    tree.links.new(layers.outputs['Image'], tree.nodes.new('CompositorNodeComposite').inputs['Image'])


def _read(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name, image.alpha_mode = 'Linear', 'PREMUL'
    pixels = numpy.empty(len(image.pixels), numpy.float32)
    image.pixels.foreach_get(pixels)
    return pixels.reshape(image.size[1], image.size[0], 4)


def _write(path, pixels):
    height, width, _ = pixels.shape
    image = bpy.data.images.new('result', width, height, alpha=True)
    image.alpha_mode = 'CHANNEL_PACKED'
    image.pixels.foreach_set(numpy.ascontiguousarray(pixels, numpy.float32).ravel())
    image.filepath_raw, image.file_format = path, 'PNG'
    image.save()


def shoot(path, width, height, samples=24, transparent=True):
    _settings(width, height, samples, transparent, threads=int(os.environ.get('THREADS', '2')))
    with tempfile.TemporaryDirectory() as folder:
        _store_passes(folder)
        bpy.ops.render.render()
        frame = f'{bpy.context.scene.frame_current:04d}.exr'
        passes = {name: _read(os.path.join(folder, name + frame)) for name in PASSES}
        noisy, clean = os.path.join(folder, 'noisy.npz'), os.path.join(folder, 'clean.npy')
        numpy.savez(noisy, **passes)
        # A process of its own: torch and Blender bring libraries that clash.
        denoiser = os.path.join(os.path.dirname(__file__), 'denoise.py')
        subprocess.run([os.environ.get('PYTHON', '/usr/bin/python3'), denoiser, noisy, clean], check=True)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        _write(path, numpy.load(clean))

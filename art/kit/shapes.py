"""Solids with soft edges. Fronts look towards -Y; angles are degrees."""
import math

import bmesh
import bpy

from kit.outlines import circle
from kit.materials import clay


def place(data, surface, at=(0, 0, 0), turn=(0, 0, 0)):
    item = bpy.data.objects.new('part', data)
    bpy.context.collection.objects.link(item)
    item.location = at
    item.rotation_euler = [math.radians(angle) for angle in turn]
    data.materials.append(clay(surface) if isinstance(surface, str) else surface)
    return item


def group(parts, at=(0, 0, 0), turn=(0, 0, 0), size=1):
    root = bpy.data.objects.new('group', None)
    bpy.context.collection.objects.link(root)
    for part in parts:
        part.parent = root
    root.location = at
    root.rotation_euler = [math.radians(angle) for angle in turn]
    root.scale = (size, size, size)
    return root


def plate(outlines, depth, surface, at=(0, 0, 0), turn=(0, 0, 0), edge=.04):
    """Outlines (the further ones are holes) standing upright, their edges rounded by `edge`."""
    curve = bpy.data.curves.new('plate', 'CURVE')
    curve.dimensions, curve.fill_mode = '2D', 'BOTH'
    curve.extrude, curve.bevel_depth, curve.bevel_resolution, curve.offset = depth / 2 - edge, edge, 5, -edge
    for outline in outlines if isinstance(outlines[0], list) else [outlines]:
        spline = curve.splines.new('POLY')
        spline.points.add(len(outline) - 1)
        spline.use_cyclic_u = True
        for point, (x, y) in zip(spline.points, outline):
            point.co = (x, y, 0, 1)
    return group([place(curve, surface, turn=(90, 0, 0))], at, turn)


def disc(radius, depth, surface, at=(0, 0, 0), turn=(0, 0, 0), edge=.04):
    return plate(circle(radius), depth, surface, at, turn, edge)


def solid(build, smooth_below=40):
    mesh, bm = bpy.data.meshes.new('solid'), bmesh.new()
    build(bm)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(mesh)
    bm.free()
    for face in mesh.polygons:
        face.use_smooth = True
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(smooth_below)
    return mesh


def box(x, y, z, surface, at=(0, 0, 0), turn=(0, 0, 0), edge=.08):
    def build(bm):
        bmesh.ops.create_cube(bm, size=1)
        bmesh.ops.scale(bm, vec=(x, y, z), verts=bm.verts)
        bmesh.ops.bevel(bm, geom=bm.edges[:], offset=edge, segments=6, profile=.5, affect='EDGES')
    return place(solid(build), surface, at, turn)


def ball(radius, surface, at=(0, 0, 0), squash=(1, 1, 1)):
    item = place(solid(lambda bm: bmesh.ops.create_uvsphere(bm, u_segments=64, v_segments=32, radius=radius)), surface, at)
    item.scale = squash
    return item


def lathe(profile, surface, at=(0, 0, 0), turn=(0, 0, 0), steps=96):
    """A profile of (radius, height) points turned about the upright axis."""
    def build(bm):
        rows = [[bm.verts.new((r * math.cos(2 * math.pi * i / steps), r * math.sin(2 * math.pi * i / steps), z))
                 for r, z in profile] for i in range(steps)]
        for i in range(steps):
            for j in range(len(profile) - 1):
                bm.faces.new((rows[i][j], rows[(i + 1) % steps][j], rows[(i + 1) % steps][j + 1], rows[i][j + 1]))
        bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-5)
    return place(solid(build), surface, at, turn)


def post(bottom, top, height, surface, at=(0, 0, 0), turn=(0, 0, 0), edge=.05):
    """An upright round post, centred on its middle."""
    bend = [math.radians(90 * i / 6) for i in range(7)]
    low = [(bottom - edge + edge * math.sin(a), -height / 2 + edge - edge * math.cos(a)) for a in bend]
    high = [(top - edge + edge * math.cos(a), height / 2 - edge + edge * math.sin(a)) for a in bend]
    return lathe([(0, -height / 2), *low, *high, (0, height / 2)], surface, at, turn)


def ring(radius, thickness, surface, at=(0, 0, 0), turn=(0, 0, 0), steps=128):
    """A round ring that faces the front."""
    circle_points = [(x, 0, z) for x, z in circle(radius, steps=steps)]
    return group([tube(circle_points, thickness, surface, closed=True)], at, turn)


def tube(line, thickness, surface, at=(0, 0, 0), turn=(0, 0, 0), closed=False):
    curve = bpy.data.curves.new('tube', 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = '3D', thickness, 8
    spline = curve.splines.new('POLY')
    spline.points.add(len(line) - 1)
    spline.use_cyclic_u = closed
    for point, co in zip(spline.points, line):
        point.co = (*co, 1)
    parts = [place(curve, surface)]
    if not closed:
        parts += [ball(thickness, surface, at=end) for end in (line[0], line[-1])]
    return group(parts, at, turn)

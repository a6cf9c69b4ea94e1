import sharp from 'sharp'
import { seeded } from './chance.mjs'
import { linear, radial } from './ink.mjs'
import { clip, partPixels } from './part-pixels.mjs'
import { sprinkle } from './speck.mjs'
import { vessel } from './vessels.mjs'

export async function compose(name, picture, frame, tints, folder) {
  const random = seeded(name)
  const tint = tintOf(tints, picture.plate)
  const [from, to] = tint.ground
  const stands = standings(picture, frame, tints)
  const base = svgOf(
    frame,
    `<defs>${linear(
      'bg',
      [
        [0, from],
        [1, to],
      ],
      "x1='0' y1='0' x2='.35' y2='1'",
    )}${radial(
      'sun',
      [
        [0, '#ffffff', tint.glow ?? 0.5],
        [1, '#ffffff', 0],
      ],
      "cx='24%' cy='8%' r='75%'",
    )}</defs><rect width="100%" height="100%" fill="url(#bg)"/><rect width="100%" height="100%" fill="url(#sun)"/>${stands
      .map((it, at) => vessel(it, at, random))
      .join('')}`,
  )
  const layers = []
  for (const part of picture.parts ?? []) {
    const size = Math.round((part.scale ?? 0.5) * frame.height)
    const pixels = await partPixels(part, size, folder)
    const left = Math.round((part.x ?? 0.5) * frame.width - pixels.bare.width / 2) - pixels.left
    const top = Math.round((part.y ?? 0.5) * frame.height - pixels.bare.height / 2) - pixels.top
    layers.push(clip(pixels, left, top, frame))
  }
  if (picture.sprinkle) {
    const over = picture.over ?? {}
    const area = {
      cx: (over.x ?? 0.5) * frame.width,
      cy: (over.y ?? 0.5) * frame.height,
      r: (over.size ?? 0.3) * frame.height,
    }
    layers.push({ input: svgOf(frame, sprinkle([picture.sprinkle].flat(), frame, area, random)), left: 0, top: 0 })
  }
  const { data } = await sharp(base)
    .composite(layers.filter(Boolean))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: { width: frame.width, height: frame.height, channels: 3 } })
}

function svgOf(frame, body) {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.width}" height="${frame.height}">${body}</svg>`,
  )
}

function tintOf(tints, name) {
  const tint = tints[name]
  if (!tint) throw new Error(`no tint '${name}'`)
  return tint
}

function standings(picture, frame, tints) {
  return (picture.vessels ?? (picture.vessel === 'none' ? [] : [{ kind: picture.vessel }])).map((it) => {
    const tint = tintOf(tints, it.plate ?? picture.plate)
    const kind = it.kind ?? 'plate'
    const material = { board: tint.wood, tray: tint.paper }
    return {
      fill: picture.vessels ? undefined : picture.fill,
      holds: picture.vessels ? undefined : picture.holds,
      strands: picture.vessels ? undefined : picture.strands,
      ...it,
      kind,
      glow: tint.glow ?? 0.5,
      cx: Math.round((it.x ?? 0.5) * frame.width),
      cy: Math.round((it.y ?? 0.5) * frame.height),
      r: Math.round((it.size ?? (kind === 'coaster' ? 0.44 : 0.43)) * frame.height),
      colour: it.colour ?? material[kind] ?? tint.plate,
    }
  })
}

import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { seeded } from './chance.mjs'
import { garnish } from './garnish.mjs'

export const emojiPackage = createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')
const emojiDir = join(dirname(emojiPackage), 'assets')

const made = new Map()

export function partPixels(part, size, folder) {
  const key = JSON.stringify([
    part.emoji,
    part.art,
    part.file && join(folder, part.file),
    size,
    part.rotate,
    part.flip,
    part.hue,
    part.saturation,
    part.light,
  ])
  if (!made.has(key)) made.set(key, drawPart(part, size, folder))
  return made.get(key)
}

async function drawPart(part, size, folder) {
  if (part.art && !garnish[part.art]) throw new Error(`no garnish '${part.art}'`)
  const source = part.art
    ? Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="${size}" height="${size}">${garnish[part.art](seeded(part.art))}</svg>`,
      )
    : part.emoji
      ? emojiFile(part.emoji)
      : join(folder, part.file)
  let image = sharp(source)
    .resize(size, size, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .ensureAlpha()
  if (part.flip) image = image.flop()
  if (part.hue || part.saturation || part.light)
    image = image.modulate({ hue: part.hue ?? 0, saturation: part.saturation ?? 1, brightness: part.light ?? 1 })
  if (part.rotate)
    image = sharp(await image.png({ compressionLevel: 1 }).toBuffer()).rotate(part.rotate, {
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  return { bare: info, ...(await withShadow(data, info.width, info.height, Math.round(size * 0.035) + 3)) }
}

const shadowStep = 4
const shadowPad = 8

// Blurs a small outline; sharp scales it up.
async function softOutline(data, width, height) {
  const w = Math.ceil(width / shadowStep) + shadowPad * 2
  const h = Math.ceil(height / shadowStep) + shadowPad * 2
  const outline = Buffer.alloc(w * h)
  for (let y = 0; y * shadowStep < height; y += 1)
    for (let x = 0; x * shadowStep < width; x += 1)
      outline[(y + shadowPad) * w + x + shadowPad] = data[(y * shadowStep * width + x * shadowStep) * 4 + 3]
  const soft = await sharp(outline, { raw: { width: w, height: h, channels: 1 } })
    .blur(2.6)
    .resize(w * shadowStep, h * shadowStep, { kernel: 'linear' })
    .extractChannel(0)
    .raw()
    .toBuffer()
  return { soft, width: w * shadowStep, height: h * shadowStep }
}

// Draws each layer over its own shadow, so parts also shade each other.
async function withShadow(data, width, height, drop) {
  const { soft, ...size } = await softOutline(data, width, height)
  const pixels = Buffer.alloc(soft.length * 4)
  for (let at = 0; at < soft.length; at += 1) {
    pixels[at * 4] = 42
    pixels[at * 4 + 1] = 18
    pixels[at * 4 + 2] = 6
    pixels[at * 4 + 3] = soft[at] * 0.42
  }
  const left = shadowPad * shadowStep - Math.round(drop / 3)
  const top = shadowPad * shadowStep - drop
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const from = (y * width + x) * 4
      const alpha = data[from + 3] / 255
      if (alpha === 0) continue
      const to = ((y + top) * size.width + x + left) * 4
      const below = (pixels[to + 3] / 255) * (1 - alpha)
      const whole = alpha + below
      for (let channel = 0; channel < 3; channel += 1)
        pixels[to + channel] = (data[from + channel] * alpha + pixels[to + channel] * below) / whole
      pixels[to + 3] = whole * 255
    }
  return { data: pixels, ...size, left, top }
}

// sharp rejects layers that reach beyond the frame.
export function clip(layer, left, top, frame) {
  const x0 = Math.max(0, left)
  const y0 = Math.max(0, top)
  const x1 = Math.min(frame.width, left + layer.width)
  const y1 = Math.min(frame.height, top + layer.height)
  if (x1 <= x0 || y1 <= y0) return undefined
  const width = x1 - x0
  const height = y1 - y0
  const whole = width === layer.width && height === layer.height
  const data = whole ? layer.data : Buffer.alloc(width * height * 4)
  if (!whole)
    for (let y = 0; y < height; y += 1) {
      const from = ((y + y0 - top) * layer.width + (x0 - left)) * 4
      layer.data.copy(data, y * width * 4, from, from + width * 4)
    }
  return { input: data, raw: { width, height, channels: 4 }, left: x0, top: y0 }
}

function emojiFile(emoji) {
  const points = [...emoji].map((char) => char.codePointAt(0).toString(16).padStart(4, '0'))
  const names = [points.join('-'), points.filter((point) => point !== 'fe0f').join('-'), `${points[0]}-fe0f`]
  const found = names.map((name) => join(emojiDir, `${name}.webp`)).find((file) => existsSync(file))
  if (!found) throw new Error(`no picture for emoji '${emoji}'`)
  return found
}

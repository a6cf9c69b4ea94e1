import { darker, lighter, n } from './ink.mjs'

export function noodles(r, colour, random) {
  const strands = []
  const nests = 4
  for (let nest = 0; nest < nests; nest += 1) {
    const turn = (nest / nests) * Math.PI * 2 + random() * 0.9
    const cx = Math.cos(turn) * r * 0.34
    const cy = Math.sin(turn) * r * 0.34
    for (let ring = 0; ring < 8; ring += 1) {
      const radius = r * (0.1 + ring * 0.075) + random() * 3
      const from = random() * Math.PI * 2
      const sweep = Math.PI * (0.9 + random() * 0.75)
      const x1 = cx + Math.cos(from) * radius
      const y1 = cy + Math.sin(from) * radius * 0.86
      const x2 = cx + Math.cos(from + sweep) * radius
      const y2 = cy + Math.sin(from + sweep) * radius * 0.86
      strands.push(
        `M${n(x1)} ${n(y1)}A${n(radius)} ${n(radius * 0.86)} 0 ${sweep > Math.PI ? 1 : 0} 1 ${n(x2)} ${n(y2)}`,
      )
    }
  }
  const wide = r * 0.062
  return strands
    .map(
      (d, at) =>
        `<path d="${d}" stroke="${darker(colour, 0.32)}" stroke-width="${n(wide)}"/><path d="${d}" stroke="${
          at % 3 === 0 ? lighter(colour, 0.28) : colour
        }" stroke-width="${n(wide * 0.68)}"/>`,
    )
    .join('')
}

export function grains(r, colour, count, random, squash = 1) {
  const light = []
  const dark = []
  for (let at = 0; at < count; at += 1) {
    const far = Math.sqrt(random()) * r
    const turn = random() * Math.PI * 2
    const lean = random() * Math.PI
    const x = Math.cos(turn) * far
    const y = Math.sin(turn) * far * squash
    const dx = Math.cos(lean) * r * 0.035
    const dy = Math.sin(lean) * r * 0.035
    dark.push(`M${n(x - dx)} ${n(y - dy + 2)}L${n(x + dx)} ${n(y + dy + 2)}`)
    light.push(`M${n(x - dx)} ${n(y - dy)}L${n(x + dx)} ${n(y + dy)}`)
  }
  const wide = n(Math.max(4, r * 0.042))
  return `<path d="${dark.join('')}" stroke="${darker(colour, 0.16)}" stroke-width="${wide}"/><path d="${light.join(
    '',
  )}" stroke="${lighter(colour, 0.5)}" stroke-width="${wide}"/>`
}

function bubbles(r, colour, random) {
  return Array.from({ length: 16 }, () => {
    const far = Math.sqrt(random()) * r * 0.9
    const turn = random() * Math.PI * 2
    return `<circle cx="${n(Math.cos(turn) * far)}" cy="${n(Math.sin(turn) * far)}" r="${n(
      r * (0.015 + random() * 0.045),
    )}" fill="${lighter(colour, 0.45)}" fill-opacity=".38"/>`
  }).join('')
}

function chunks(r, colour, random) {
  return Array.from({ length: 12 }, () => {
    const far = Math.sqrt(random()) * r * 0.85
    const turn = random() * Math.PI * 2
    return `<ellipse cx="${n(Math.cos(turn) * far)}" cy="${n(Math.sin(turn) * far)}" rx="${n(r * (0.05 + random() * 0.1))}" ry="${n(
      r * (0.04 + random() * 0.06),
    )}" transform="rotate(${n(random() * 180)} ${n(Math.cos(turn) * far)} ${n(Math.sin(turn) * far)})" fill="${
      random() > 0.5 ? lighter(colour, 0.2) : darker(colour, 0.14)
    }" fill-opacity=".5"/>`
  }).join('')
}

function leaves(r, colour, random) {
  return Array.from({ length: 34 }, (_, at) => {
    const far = Math.sqrt(random()) * r * 0.86
    const turn = random() * Math.PI * 2
    const x = n(Math.cos(turn) * far)
    const y = n(Math.sin(turn) * far)
    const tone = at % 3 === 0 ? lighter(colour, 0.3) : at % 3 === 1 ? colour : darker(colour, 0.22)
    const long = r * (0.17 + random() * 0.14)
    return `<g transform="translate(${x} ${y}) rotate(${n(random() * 360)})"><path d="M${n(-long)} 0Q0 ${n(-long * 0.75)} ${n(
      long,
    )} 0Q0 ${n(long * 0.75)} ${n(-long)} 0Z" fill="${tone}"/><path d="M${n(-long * 0.8)} 0L${n(long * 0.8)} 0" stroke="${lighter(
      tone,
      0.35,
    )}" stroke-width="2" stroke-opacity=".7"/></g>`
  }).join('')
}

export function contents(kind, r, colour, random) {
  return (
    {
      broth: () => bubbles(r, colour, random),
      curry: () => chunks(r, colour, random) + bubbles(r, colour, random),
      rice: () => grains(r * 0.96, colour, 420, random),
      leaves: () => leaves(r, colour, random),
      plain: () => '',
    }[kind]?.() ?? ''
  )
}

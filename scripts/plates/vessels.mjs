import { contents, noodles } from './contents.mjs'
import { darker, lighter, linear, n, radial } from './ink.mjs'

const vessels = {
  plate: ({ cx, cy, r, colour, fill }, id) => {
    return `${groundShadow(id, { cx, cy }, [r * 1.16, r * 1.13, r * 0.1])}<defs>${linear(id('rim'), [
      [0, lighter(colour, 0.55)],
      [1, darker(colour, 0.1)],
    ])}${radial(id('well'), [
      [0, lighter(colour, 0.4)],
      [0.78, lighter(colour, 0.16)],
      [1, darker(colour, 0.08)],
    ])}</defs><circle cx="${cx}" cy="${cy}" r="${r}" fill="url(#${id('rim')})"/><circle cx="${cx}" cy="${cy}" r="${n(
      r * 0.965,
    )}" fill="none" stroke="${lighter(colour, 0.75)}" stroke-opacity=".6" stroke-width="2"/><circle cx="${cx}" cy="${cy}" r="${n(
      r * 0.74,
    )}" fill="url(#${id('well')})"/>${
      fill
        ? `<g transform="translate(${cx} ${cy})"><path d="M${n(-r * 0.5)} ${n(r * 0.05)}C${n(-r * 0.52)} ${n(-r * 0.5)} ${n(r * 0.1)} ${n(
            -r * 0.62,
          )} ${n(r * 0.45)} ${n(-r * 0.3)}S${n(r * 0.5)} ${n(r * 0.5)} ${n(r * 0.02)} ${n(r * 0.5)}S${n(-r * 0.48)} ${n(r * 0.4)} ${n(
            -r * 0.5,
          )} ${n(r * 0.05)}Z" fill="${fill}" fill-opacity=".92"/><path d="M${n(-r * 0.36)} ${n(r * 0.02)}C${n(-r * 0.3)} ${n(-r * 0.42)} ${n(
            r * 0.14,
          )} ${n(-r * 0.42)} ${n(r * 0.34)} ${n(-r * 0.2)}" fill="none" stroke="${lighter(fill, 0.45)}" stroke-opacity=".7" stroke-width="${n(
            r * 0.035,
          )}" stroke-linecap="round"/></g>`
        : ''
    }`
  },
  bowl: ({ cx, cy, r, colour, fill, holds, strands }, id, random) => {
    const inner = r * 0.86
    const inside = fill ?? lighter(colour, 0.3)
    return `${groundShadow(id, { cx, cy }, [r * 1.16, r * 1.13, r * 0.12], 0.42)}<defs>${linear(id('rim'), [
      [0, lighter(colour, 0.5)],
      [0.5, colour],
      [1, darker(colour, 0.28)],
    ])}${radial(id('in'), [
      [0, lighter(inside, 0.14)],
      [0.7, inside],
      [1, darker(inside, 0.34)],
    ])}${linear(id('lip'), [
      [0, '#1a0d06', 0.42],
      [0.3, '#1a0d06', 0],
    ])}<clipPath id="${id('c')}"><circle r="${n(
      inner,
    )}"/></clipPath></defs><circle cx="${cx}" cy="${cy}" r="${r}" fill="url(#${id('rim')})"/><circle cx="${cx}" cy="${cy}" r="${n(
      r * 0.955,
    )}" fill="none" stroke="${lighter(colour, 0.7)}" stroke-opacity=".55" stroke-width="2.5"/><g transform="translate(${cx} ${cy})" clip-path="url(#${id(
      'c',
    )})"><circle r="${n(inner)}" fill="url(#${id('in')})"/><g fill="none" stroke-linecap="round">${
      strands ? noodles(inner, strands, random) : ''
    }</g><g stroke-linecap="round">${contents(holds, inner, inside, random)}</g><circle r="${n(inner)}" fill="url(#${id('lip')})"/></g>`
  },
  board: ({ cx, cy, r, colour }, id, random) => {
    const lines = Array.from({ length: 7 }, (_, row) => {
      const y = -r * 0.62 + row * r * 0.21 + random() * 6
      return `<path d="M${n(-r * 1.2)} ${n(y)}C${n(-r * 0.4)} ${n(y - 10 + random() * 20)} ${n(r * 0.4)} ${n(y - 10 + random() * 20)} ${n(
        r * 1.2,
      )} ${n(y)}" stroke="${darker(colour, 0.25)}" stroke-opacity=".3" stroke-width="2.5" fill="none"/>`
    }).join('')
    return `${groundShadow(id, { cx, cy }, [r * 1.5, r * 1.08, r * 0.14], 0.34)}<defs>${linear(
      id('w'),
      [
        [0, lighter(colour, 0.25)],
        [1, darker(colour, 0.14)],
      ],
      "x1='0' y1='0' x2='.4' y2='1'",
    )}</defs><g transform="translate(${cx} ${cy}) rotate(-5)"><rect x="${n(
      -r * 1.26,
    )}" y="${n(-r * 0.78)}" width="${n(r * 2.52)}" height="${n(r * 1.62)}" rx="${n(r * 0.17)}" fill="${darker(colour, 0.36)}"/><rect x="${n(
      -r * 1.26,
    )}" y="${n(-r * 0.84)}" width="${n(r * 2.52)}" height="${n(r * 1.62)}" rx="${n(r * 0.17)}" fill="url(#${id('w')})"/>${lines}</g>`
  },
  tray: ({ cx, cy, r, colour }, id) => {
    const checks = Array.from({ length: 6 }, (_, row) =>
      Array.from({ length: 9 }, (__, column) =>
        (row + column) % 2
          ? ''
          : `<rect x="${n(-r * 1.08 + column * r * 0.24)}" y="${n(-r * 0.72 + row * r * 0.24)}" width="${n(r * 0.24)}" height="${n(
              r * 0.24,
            )}" fill="${colour}" fill-opacity=".2"/>`,
      ).join(''),
    ).join('')
    return `${groundShadow(id, { cx, cy }, [r * 1.45, r * 1.08, r * 0.12], 0.36)}<defs>${linear(id('t'), [
      [0, lighter(colour, 0.12)],
      [1, darker(colour, 0.3)],
    ])}<clipPath id="${id(
      'c',
    )}"><rect x="${n(-r * 1.08)}" y="${n(-r * 0.72)}" width="${n(r * 2.16)}" height="${n(r * 1.44)}" rx="${n(
      r * 0.16,
    )}"/></clipPath></defs><g transform="translate(${cx} ${cy}) rotate(4)"><rect x="${n(-r * 1.2)}" y="${n(-r * 0.84)}" width="${n(
      r * 2.4,
    )}" height="${n(r * 1.68)}" rx="${n(r * 0.26)}" fill="url(#${id('t')})"/><g clip-path="url(#${id('c')})"><rect x="${n(-r * 1.08)}" y="${n(
      -r * 0.72,
    )}" width="${n(r * 2.16)}" height="${n(r * 1.44)}" fill="#fff8ec"/>${checks}</g></g>`
  },
  skillet: ({ cx, cy, r, fill, holds }, id, random) => {
    return `${groundShadow(id, { cx, cy }, [r * 1.16, r * 1.13, r * 0.12], 0.45)}<defs>${linear(id('k'), [
      [0, '#5b504c'],
      [1, '#211a18'],
    ])}${radial(id('p'), [
      [0, '#4a403c'],
      [0.8, '#322a27'],
      [1, '#1d1715'],
    ])}</defs><g transform="rotate(38 ${cx} ${cy})"><rect x="${n(
      cx + r * 0.9,
    )}" y="${n(cy - r * 0.11)}" width="${n(r * 0.8)}" height="${n(r * 0.22)}" rx="${n(r * 0.1)}" fill="#2b2321"/></g><circle cx="${cx}" cy="${cy}" r="${r}" fill="url(#${id(
      'k',
    )})"/><circle cx="${cx}" cy="${cy}" r="${n(r * 0.88)}" fill="url(#${id('p')})"/>${
      fill
        ? `<g transform="translate(${cx} ${cy})"><circle r="${n(r * 0.8)}" fill="${fill}"/>${contents(holds, r * 0.78, fill, random)}</g>`
        : ''
    }`
  },
  coaster: ({ cx, cy, r, colour, glow }, id) => {
    return `<defs>${radial(id('h'), [
      [0, lighter(colour, 0.85), 1.9 * glow],
      [0.62, lighter(colour, 0.6), glow],
      [1, colour, 0],
    ])}</defs><circle cx="${cx}" cy="${cy}" r="${n(r * 1.1)}" fill="url(#${id('h')})"/><defs>${radial(id('u'), [
      [0.2, '#2a1408', 0.34],
      [1, '#2a1408', 0],
    ])}</defs><ellipse cx="${cx}" cy="${n(
      cy + r * 0.78,
    )}" rx="${n(r * 0.86)}" ry="${n(r * 0.2)}" fill="url(#${id('u')})"/>`
  },
}

// Aliases: a saucer is a small plate, a hot stone bowl a dark bowl.
const likes = { saucer: { kind: 'plate' }, stone: { kind: 'bowl', colour: '#3a3230' } }

export function vessel(it, at, random) {
  const own = { holds: 'plain', ...it, ...likes[it.kind] }
  const draw = vessels[own.kind]
  if (!draw) throw new Error(`no vessel '${it.kind}'`)
  return draw(own, (name) => `${name}${at}`, random)
}

function groundShadow(id, { cx, cy }, [rx, ry, dy], strength = 0.36) {
  return `<defs>${radial(id('u'), [
    [0.55, '#2a1408', strength],
    [1, '#2a1408', 0],
  ])}</defs><ellipse cx="${cx}" cy="${cy + dy}" rx="${n(rx)}" ry="${n(ry)}" fill="url(#${id('u')})"/>`
}

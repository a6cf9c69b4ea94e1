export function n(value) {
  return Math.round(value * 10) / 10
}

function mix(a, b, share) {
  const channel = (hex, at) => Number.parseInt(hex.slice(at, at + 2), 16)
  return `#${[1, 3, 5]
    .map((at) =>
      Math.round(channel(a, at) * (1 - share) + channel(b, at) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
export function lighter(hex, share) {
  return mix(hex, '#ffffff', share)
}
export function darker(hex, share) {
  return mix(hex, '#1a0d06', share)
}

export function radial(id, stops, at = "cx='50%' cy='50%' r='50%'") {
  return `<radialGradient id="${id}" ${at}>${stops
    .map(
      ([offset, colour, opacity = 1]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('')}</radialGradient>`
}

export function linear(id, stops, at = "x1='0' y1='0' x2='0' y2='1'") {
  return `<linearGradient id="${id}" ${at}>${stops
    .map(
      ([offset, colour, opacity = 1]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('')}</linearGradient>`
}

/** Removes links: a guest's email is unverified, so a typed link could phish a stranger. */
export function safeLine(text: string): string {
  return withoutLinks(text.replace(unprintable, ' ').replace(/\s+/g, ' ').trim())
}

/** Links do no harm in kitchen notes. */
export function printable(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(unprintable, ' ').replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
}

// Joiners stay, because names need them.
const unprintable = /(?![\u200c\u200d])[\p{Cc}\p{Zl}\p{Zp}\p{Cf}\p{Co}]/gu

const addresses = /(?:\b[a-z][a-z0-9+.-]*:\/\/|\b(?:javascript|data|mailto|tel|sms):|\bwww\.)\S*/giu
/** Mail programs link letters joined by a dot. */
const dotInside = /(?<=[\p{L}\p{N}])[.．。｡](?=\p{L})/gu

function withoutLinks(line: string): string {
  return line.replace(addresses, '').replace(dotInside, '. ').replace(/\s+/g, ' ').trim()
}

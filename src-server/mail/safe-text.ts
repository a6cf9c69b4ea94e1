/**
 * Makes typed text safe for a mail or slip by removing links. A guest's email is unverified, so a name or note could
 * otherwise send a stranger a phishing link.
 */
export function safeLine(text: string): string {
  return withoutLinks(text.replace(unprintable, ' ').replace(/\s+/g, ' ').trim())
}

/** The same with line breaks, for kitchen notes. Links stay: they do no harm there, and words must not be lost. */
export function printable(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(unprintable, ' ').replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
}

// Control characters, line and paragraph separators, and invisible marks such as direction overrides. Joiners stay,
// because names need them.
const unprintable = /(?![\u200c\u200d])[\p{Cc}\p{Zl}\p{Zp}\p{Cf}\p{Co}]/gu

const addresses = /(?:\b[a-z][a-z0-9+.-]*:\/\/|\b(?:javascript|data|mailto|tel|sms):|\bwww\.)\S*/giu
/** Mail programs link letters joined by a dot; a space after the dot prevents it. */
const dotInside = /(?<=[\p{L}\p{N}])[.．。｡](?=\p{L})/gu

function withoutLinks(line: string): string {
  return line.replace(addresses, '').replace(dotInside, '. ').replace(/\s+/g, ' ').trim()
}

/**
 * What a person typed, as it may stand in a mail or on a slip. A guest's name and notes are written by whoever likes to,
 * and the mail goes to an address that nobody has proved to be theirs: so nothing in it may lead anywhere.
 */
export function safeLine(text: string): string {
  return withoutLinks(text.replace(unprintable, ' ').replace(/\s+/g, ' ').trim())
}

/** The same with its line breaks: notes to a kitchen, where a link harms nobody and words must not be lost. */
export function printable(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(unprintable, ' ').replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
}

// Control characters, line and paragraph separators, and what is there without being seen: marks that reverse what is
// read, and those of no width. Joiners stay, because names are written with them.
const unprintable = /(?![\u200c\u200d])[\p{Cc}\p{Zl}\p{Zp}\p{Cf}\p{Co}]/gu

const addresses = /(?:\b[a-z][a-z0-9+.-]*:\/\/|\b(?:javascript|data|mailto|tel|sms):|\bwww\.)\S*/giu
/** Between letters a dot makes an address in the eyes of a mail program; after one with a space none. */
const dotInside = /(?<=[\p{L}\p{N}])[.．。｡](?=\p{L})/gu

function withoutLinks(line: string): string {
  return line.replace(addresses, '').replace(dotInside, '. ').replace(/\s+/g, ' ').trim()
}

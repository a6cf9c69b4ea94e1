import { decodeHTMLStrict } from 'entities'

/** The text of a description that is written in HTML. An entity that HTML does not know stays as it is. */
export function plainText(html: string): string {
  const text = html.replace(/<br\s*\/?>|<\/(?:p|li|div|h\d)>/gi, '\n').replace(/<[a-z/!][^>]*>/gi, '')
  return decodeHTMLStrict(text)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim()
}

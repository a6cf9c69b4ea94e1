/**
 * Normalises typed or pasted text: plain forms of full-width characters, hyphens for all dashes, single spaces, no
 * invisible characters.
 */
export function pastedText(typed: string): string {
  return typed
    .replace(fullWidth, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[\t-\r\u0085]/g, ' ')
    .replace(invisible, '')
    .replace(dashes, '-')
    .replace(/[\s\u2800]+/g, ' ')
    .trim()
}

/** Also drops the spaces between groups of a code. */
export function pastedCode(typed: string): string {
  return pastedText(typed).replaceAll(' ', '')
}

const fullWidth = /[\uff01-\uff5e]/g
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu
const dashes = /[\p{Pd}\u2043\u2212]/gu

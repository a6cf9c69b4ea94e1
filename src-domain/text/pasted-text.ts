/**
 * A line as it was meant, however it was typed or pasted: full-width signs are plain ones, every dash is a hyphen, every
 * run of blanks is one space, and marks that show nothing are gone.
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

/** A code is often printed or sent in groups; the blanks between them are no part of it. */
export function pastedCode(typed: string): string {
  return pastedText(typed).replaceAll(' ', '')
}

const fullWidth = /[\uff01-\uff5e]/g
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu
const dashes = /[\p{Pd}\u2043\u2212]/gu

import type { Locale } from '../../src-domain/brand/brand.ts'
import type { MailHouse } from './mail-house.ts'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}

export interface MailPage {
  readonly language: Locale
  readonly title: string
  readonly house: MailHouse
  /** HTML. */
  readonly body: string
  /** Plain text below the card. */
  readonly foot: string
}

/**
 * The layout of every mail: a card of at most 600 pixels, with tables and inline styles, because some mail programs
 * render nothing else.
 */
export function mailPage({ language, title, house, body, foot }: MailPage): string {
  const { background, surface, text, muted, accent, onAccent, border } = house.dress.colours
  const font = 'font-family:Helvetica,Arial,sans-serif;'
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escaped(title)}</title>
</head>
<body style="margin:0;padding:0;background:${background};color:${text};${font}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${background}">
<tr><td align="center" style="padding:16px 8px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;background:${surface};border:1px solid ${border}">
<tr><td style="background:${accent};color:${onAccent};${font}font-size:20px;font-weight:bold;line-height:28px;padding:16px 24px">${escaped(house.brand.name)}</td></tr>
<tr><td style="${font}color:${text};font-size:16px;line-height:24px;padding:24px">${body}</td></tr>
</table>
<p style="${font}color:${muted};font-size:13px;line-height:20px;margin:16px 16px 0;max-width:560px">${escaped(foot)}</p>
</td></tr>
</table>
</body>
</html>
`
}

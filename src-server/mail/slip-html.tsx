import type { OwnLanguage } from '../../src-domain/text/language.ts'
import type { MailHouse } from './mail-house.ts'
import { mailHtml } from './mail-html.tsx'

export interface SlipPage {
  readonly language: OwnLanguage
  readonly title: string
  readonly house: MailHouse
  readonly slip: string
  readonly foot: string
}

export function slipHtml({ slip, ...page }: SlipPage): string {
  const font = { fontFamily: 'Menlo,Consolas,monospace', fontSize: 18, lineHeight: '26px' }
  const body = <pre style={{ ...font, margin: 0, whiteSpace: 'pre-wrap', wordBreak: 'break-word' }}>{slip}</pre>
  return mailHtml({ ...page, body })
}

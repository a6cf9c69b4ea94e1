import { type CSSProperties, createContext, Fragment, type ReactNode, useContext } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { directionOf } from '../../src-domain/text/language.ts'
import type { MailColours, MailHouse } from './mail-house.ts'

interface MailContent {
  readonly language: string
  readonly title: string
  readonly house: MailHouse
  readonly body: ReactNode
  readonly foot: string
}

const Direction = createContext<'ltr' | 'rtl'>('ltr')

/** Sides of the text. Mail programs do not know logical properties. */
export function useSides() {
  return useContext(Direction) === 'rtl'
    ? ({ end: 'left', paddingStart: 'paddingRight' } as const)
    : ({ end: 'right', paddingStart: 'paddingLeft' } as const)
}

const fontFamily = 'Helvetica,Arial,sans-serif'

/** Tables and inline styles, because some mail programs render nothing else. */
export function mailHtml({ language, title, house, body, foot }: MailContent): string {
  const { background, surface, text, muted, accent, onAccent, border } = house.dress.colours
  const head = { background: accent, color: onAccent, fontFamily, fontSize: 20, fontWeight: 'bold', lineHeight: '28px' }
  const direction = directionOf(language)
  const page = (
    <html lang={language} dir={direction === 'rtl' ? 'rtl' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>{title}</title>
      </head>
      <body style={{ margin: 0, padding: 0, background, color: text, fontFamily }}>
        <LayoutTable style={{ background }}>
          <tr>
            <td align="center" style={{ padding: '16px 8px' }}>
              <LayoutTable style={{ maxWidth: 600, background: surface, border: `1px solid ${border}` }}>
                <tr>
                  <td style={{ ...head, padding: '16px 24px' }}>{house.brand.name}</td>
                </tr>
                <tr>
                  <td style={{ fontFamily, color: text, fontSize: 16, lineHeight: '24px', padding: 24 }}>
                    <Direction value={direction}>{body}</Direction>
                  </td>
                </tr>
              </LayoutTable>
              <p
                style={{
                  ...{ fontFamily, color: muted, fontSize: 13, lineHeight: '20px' },
                  ...{ margin: '16px 16px 0', maxWidth: 560 },
                }}
              >
                {foot}
              </p>
            </td>
          </tr>
        </LayoutTable>
      </body>
    </html>
  )
  return `<!doctype html>\n${renderToStaticMarkup(page)}\n`
}

function LayoutTable({ style, children }: { readonly style: CSSProperties; readonly children: ReactNode }) {
  return (
    <table role="presentation" width="100%" cellPadding="0" cellSpacing="0" border={0} style={style}>
      <tbody>{children}</tbody>
    </table>
  )
}

interface ParagraphProps {
  readonly style?: CSSProperties
  readonly children: ReactNode
}

export function Paragraph({ style, children }: ParagraphProps) {
  return <p style={{ margin: '0 0 16px', ...style }}>{children}</p>
}

export function Heading({ children }: { readonly children: ReactNode }) {
  return <h1 style={{ fontSize: 26, lineHeight: '32px', margin: '0 0 4px' }}>{children}</h1>
}

export function TextLines({ lines }: { readonly lines: readonly string[] }) {
  return lines.map((line, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a mail is rendered once, and two lines may be equal
    <Fragment key={position}>
      {position === 0 ? undefined : <br />}
      {line}
    </Fragment>
  ))
}

interface AmountTableProps {
  readonly colours: MailColours
  readonly children: ReactNode
}

export function AmountTable({ colours: { border }, children }: AmountTableProps) {
  return (
    <LayoutTable style={{ borderTop: `1px solid ${border}`, margin: '0 0 16px', paddingTop: 8 }}>
      {children}
    </LayoutTable>
  )
}

interface AmountRowProps {
  readonly label: ReactNode
  readonly amount: string
  readonly style?: CSSProperties
  readonly amountStyle?: CSSProperties
}

export function AmountRow({ label, amount, style, amountStyle }: AmountRowProps) {
  const { end } = useSides()
  return (
    <tr>
      <td valign="top" style={{ padding: end === 'right' ? '2px 8px 2px 0' : '2px 0 2px 8px', ...style }}>
        {label}
      </td>
      <td align={end} valign="top" style={{ padding: '2px 0', whiteSpace: 'nowrap', ...style, ...amountStyle }}>
        {amount}
      </td>
    </tr>
  )
}

export interface NextStepsProps {
  readonly link: { readonly label: string; readonly address: string } | undefined
  readonly call: string | undefined
  readonly colours: MailColours
}

export function NextSteps({ link, call, colours: { accent, onAccent } }: NextStepsProps) {
  const button = { display: 'inline-block', padding: '12px 20px', textDecoration: 'none', fontWeight: 'bold' }
  return (
    <>
      {link && (
        <Paragraph>
          <a href={link.address} style={{ background: accent, color: onAccent, ...button }}>
            {link.label}
          </a>
        </Paragraph>
      )}
      {call && <Paragraph style={{ marginBottom: 0 }}>{call}</Paragraph>}
    </>
  )
}

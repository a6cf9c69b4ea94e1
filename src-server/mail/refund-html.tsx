import type { MailHouse } from './mail-house.ts'
import {
  AmountRow,
  AmountTable,
  Heading,
  mailHtml,
  NextSteps,
  type NextStepsProps,
  Paragraph,
  TextLines,
} from './mail-html.tsx'

export interface RefundFacts {
  readonly lead: string
  readonly lines: readonly string[]
  readonly reason: string | undefined
  readonly amounts: readonly { readonly label: string; readonly amount: string }[]
  readonly after: readonly string[]
}

export interface RefundPage extends Pick<NextStepsProps, 'link' | 'call'> {
  readonly language: string
  readonly title: string
  readonly number: string
  readonly why: string
  readonly house: MailHouse
}

export function refundHtml(facts: RefundFacts, { language, title, number, why, house, ...ways }: RefundPage): string {
  const { colours } = house.dress
  const body = (
    <>
      <Heading>{number}</Heading>
      <Paragraph>
        <TextLines lines={[facts.lead, ...facts.lines]} />
      </Paragraph>
      {facts.reason && <Paragraph>{`"${facts.reason}"`}</Paragraph>}
      {facts.amounts.length > 0 && (
        <AmountTable colours={colours}>
          {facts.amounts.map(({ label, amount }) => (
            <AmountRow key={label} label={label} amount={amount} amountStyle={{ fontWeight: 'bold' }} />
          ))}
        </AmountTable>
      )}
      {facts.after.map((text) => (
        <Paragraph key={text}>{text}</Paragraph>
      ))}
      <NextSteps {...ways} colours={colours} />
    </>
  )
  return mailHtml({ language, title, house, body, foot: why })
}

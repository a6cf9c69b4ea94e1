import { choiceWords, type DescribedLine } from '../../src-domain/cart/describe-line.ts'
import type { MailColours, MailHouse } from './mail-house.ts'
import { AmountRow, AmountTable, Heading, mailHtml, NextSteps, Paragraph, TextLines, useSides } from './mail-html.tsx'
import type { ReceiptFacts } from './receipt-facts.ts'

export interface ReceiptPage {
  readonly language: string
  readonly title: string
  readonly why: string
  readonly notes: string
  readonly house: MailHouse
}

export function receiptHtml(facts: ReceiptFacts, { language, title, why, notes, house }: ReceiptPage): string {
  const { colours } = house.dress
  const [first, ...later] = facts.times
  const body = (
    <>
      <Paragraph>{facts.thanks}</Paragraph>
      <Heading>{facts.number}</Heading>
      {first && <Paragraph style={{ fontSize: 18, fontWeight: 'bold', marginBottom: 4 }}>{first}</Paragraph>}
      {later.map((time) => (
        <Paragraph key={time} style={quiet(colours)}>
          {time}
        </Paragraph>
      ))}
      <Paragraph>
        <strong>{facts.where.label}</strong>
        <br />
        <TextLines lines={facts.where.lines} />
      </Paragraph>
      <AmountTable colours={colours}>
        {facts.lines.map((line, position) => (
          <AmountRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a mail is rendered once, and two lines may be equal
            key={position}
            label={<OrderLine line={line} allergens={facts.allergens(line)} colours={colours} />}
            amount={facts.price(line.total)}
          />
        ))}
      </AmountTable>
      {facts.notes.length > 0 && (
        <Paragraph>
          <strong>{notes}</strong>
          <br />
          <TextLines lines={facts.notes.map((note) => `"${note}"`)} />
        </Paragraph>
      )}
      <AmountTable colours={colours}>
        {facts.totals.map(({ label, amount, isTotal }) => (
          <AmountRow
            key={label}
            label={label}
            amount={amount}
            style={isTotal ? { fontSize: 18, fontWeight: 'bold', paddingTop: 8 } : {}}
          />
        ))}
      </AmountTable>
      {facts.tender && <Paragraph>{facts.tender}</Paragraph>}
      {facts.points && <Paragraph>{facts.points}</Paragraph>}
      <NextSteps link={facts.link} call={facts.call} colours={colours} />
    </>
  )
  return mailHtml({ language, title, house, body, foot: why })
}

function quiet({ muted }: MailColours) {
  return { color: muted, fontSize: 14, lineHeight: '20px' }
}

interface OrderLineProps {
  readonly line: DescribedLine
  readonly allergens: readonly string[]
  readonly colours: MailColours
}

function OrderLine({ line, allergens, colours }: OrderLineProps) {
  const { paddingStart } = useSides()
  const details = [
    ...line.modifiers.map((choice) => ({ text: choiceWords(choice), indent: (choice.depth + 1) * 12 })),
    ...allergens.map((text) => ({ text, indent: 12 })),
    ...(line.notes === '' ? [] : [{ text: `"${line.notes}"`, indent: 12 }]),
  ]
  return (
    <>
      {line.quantity} × {line.name}
      {details.map(({ text, indent }, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a mail is rendered once, and two choices may be equal
        <div key={position} style={quiet(colours)}>
          <span style={{ [paddingStart]: indent }}>{text}</span>
        </div>
      ))}
    </>
  )
}

import { groupedNumber } from '../../src-domain/gift-card/grouped-number.ts'
import type { Minor } from '../../src-domain/money/minor.ts'
import { languageFor, type MailHouse } from './mail-house.ts'
import { AmountRow, AmountTable, mailHtml, NextSteps, Paragraph } from './mail-html.tsx'
import { mailPrice } from './mail-price.ts'
import type { Mail } from './mail-sender.ts'
import { mailWordsFor } from './mail-words.ts'
import { safeLine } from './safe-text.ts'

export interface MailedCard {
  /** Id of the customer's card page. */
  readonly id: string
  readonly handle: string
  readonly number: string
  readonly balance: Minor
  readonly receiver: string
  readonly sender: string
  readonly message: string
  /** The brand has card pages. */
  readonly hasPage: boolean
}

/** A new gift card for its recipient, with the number. In the brand's language: the page of staff knows no other. */
export function giftCardMail(card: MailedCard, to: string, house: MailHouse): Mail {
  const language = languageFor(house, undefined)
  const words = mailWordsFor(house, language).giftCard
  const { brand, dress } = house
  const [receiver, sender, message] = [safeLine(card.receiver), safeLine(card.sender), safeLine(card.message)]
  const subject = words.subject({ brand: brand.name })
  const lead = words.lead[leadOf(receiver, sender)]({ name: receiver, from: sender, brand: brand.name })
  const amount = mailPrice({}, house, language)(card.balance)
  const number = groupedNumber(card.number)
  const address = dress.origin === undefined || !card.hasPage ? undefined : `${dress.origin}/card/${card.id}`
  const why = words.why({ brand: brand.name })
  return {
    id: `gift-card:${card.handle}`,
    to,
    fromName: brand.name,
    ...(dress.replyTo === undefined ? {} : { replyTo: dress.replyTo }),
    subject,
    text: `${[
      ...[brand.name, lead, ...(message === '' ? [] : [`"${message}"`])],
      `${words.value}: ${amount}\n${words.number}: ${number}`,
      ...[words.use, ...(address === undefined ? [] : [address]), why],
    ].join('\n\n')}\n`,
    html: mailHtml({
      language,
      title: subject,
      house,
      body: (
        <>
          <Paragraph>{lead}</Paragraph>
          {message === '' ? null : <Paragraph style={{ fontStyle: 'italic' }}>{`"${message}"`}</Paragraph>}
          <AmountTable colours={dress.colours}>
            <AmountRow label={words.value} amount={amount} amountStyle={{ fontWeight: 'bold' }} />
            <AmountRow label={words.number} amount={number} amountStyle={{ fontWeight: 'bold', letterSpacing: 1 }} />
          </AmountTable>
          <Paragraph>{words.use}</Paragraph>
          <NextSteps
            link={address === undefined ? undefined : { label: words.look, address }}
            call={undefined}
            colours={dress.colours}
          />
        </>
      ),
      foot: why,
    }),
  }
}

function leadOf(receiver: string, sender: string): 'plain' | 'named' | 'from' | 'namedFrom' {
  if (receiver === '') return sender === '' ? 'plain' : 'from'
  return sender === '' ? 'named' : 'namedFrom'
}

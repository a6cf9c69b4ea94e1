import { languageFor, type MailHouse } from './mail-house.ts'
import { Heading, mailHtml, NextSteps, Paragraph, TextLines } from './mail-html.tsx'
import type { Mail } from './mail-sender.ts'
import { mailWordsFor } from './mail-words.ts'
import type { MailedOrder } from './mailed-order.ts'
import { nextStepsOf } from './receipt-facts.ts'
import type { WrittenMessage } from './written-message.ts'

/** Mails what staff wrote, in a frame in the customer's language. Undefined without an address or a text. */
export function messageMail(order: MailedOrder, { n, text }: WrittenMessage, house: MailHouse): Mail | undefined {
  const { ticket } = order
  const to = ticket.patron.email
  if (to === undefined || to === '' || text === '') return undefined
  const language = languageFor(house, order.language)
  const words = mailWordsFor(house, language)
  const { brand, dress } = house
  const subject = words.message.subject({ number: ticket.displayNumber, brand: brand.name })
  const lead = words.message.lead({ location: ticket.location.name })
  const { link, call } = nextStepsOf(order, house, words)
  const why = words.why({ brand: brand.name })
  const number = words.number({ number: ticket.displayNumber })
  const blocks = [
    `${brand.name}\n${number}`,
    lead,
    text,
    ...(link === undefined ? [] : [`${link.label}: ${link.address}`]),
    ...(call === undefined ? [] : [call]),
    why,
  ]
  return {
    id: `message:${order.id}:${n}`,
    to,
    fromName: brand.name,
    ...(dress.replyTo === undefined ? {} : { replyTo: dress.replyTo }),
    subject,
    text: `${blocks.join('\n\n')}\n`,
    html: mailHtml({
      ...{ language, title: subject, house, foot: why },
      body: (
        <>
          <Heading>{number}</Heading>
          <Paragraph>{lead}</Paragraph>
          <Paragraph style={{ fontWeight: 'bold' }}>
            <TextLines lines={text.split('\n')} />
          </Paragraph>
          <NextSteps link={link} call={call} colours={dress.colours} />
        </>
      ),
    }),
  }
}

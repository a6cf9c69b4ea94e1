import type { MadePin } from '../account/pin-codes.ts'
import { languageFor, type MailHouse } from './mail-house.ts'
import { mailHtml, Paragraph } from './mail-html.tsx'
import type { Mail } from './mail-sender.ts'
import { mailWordsFor } from './mail-words.ts'

/** Without names or links; the recipient may not have requested it. */
export function pinMail(id: string, pin: MadePin, house: MailHouse): Mail {
  const language = languageFor(house, pin.language)
  const words = mailWordsFor(house, language).pin
  const { brand, dress } = house
  const subject = words.subject({ brand: brand.name })
  const lead = words.lead[pin.purpose === 'phone' ? 'sign-in' : pin.purpose]({ brand: brand.name })
  return {
    id: `pin:${id}`,
    to: pin.to,
    fromName: brand.name,
    ...(dress.replyTo === undefined ? {} : { replyTo: dress.replyTo }),
    subject,
    text: `${[brand.name, lead, pin.digits, words.life, words.why].join('\n\n')}\n`,
    html: mailHtml({
      language,
      title: subject,
      house,
      body: (
        <>
          <Paragraph>{lead}</Paragraph>
          <Paragraph style={{ fontSize: 32, lineHeight: '40px', fontWeight: 'bold', letterSpacing: 6 }}>
            {pin.digits}
          </Paragraph>
          <p style={{ margin: 0 }}>{words.life}</p>
        </>
      ),
      foot: words.why,
    }),
  }
}

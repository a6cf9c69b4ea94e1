import type { AcceptAnswer } from './accept-answer.ts'
import { dispatched } from './dispatch.ts'

const names = ['cardNumber', 'month', 'year', 'cardCode', 'zip', 'firstName', 'lastName'] as const
type Name = (typeof names)[number]
const labels: Readonly<Record<Name, string>> = {
  cardNumber: 'Card Number',
  month: 'Month',
  year: 'Year',
  cardCode: 'Card Code',
  zip: 'Zip Code',
  firstName: 'First Name',
  lastName: 'Last Name',
}

/** The vendor's own form, in its frame. What is wrong is said here; the page hears of a nonce, or of nothing. */
function drawForm(): void {
  const query = new URLSearchParams(location.search)
  const isAsked = /"show"\s*:\s*true/.test(query.get('address') ?? '')
  const [heading, problems] = [document.createElement('h1'), document.createElement('p')]
  heading.textContent = query.get('header')
  problems.setAttribute('role', 'alert')
  document.body.append(heading)
  const inputs = names
    .filter((name) => isAsked || (name !== 'firstName' && name !== 'lastName'))
    .map((name) => {
      const [label, input] = [document.createElement('label'), document.createElement('input')]
      label.textContent = labels[name]
      label.append(input)
      document.body.append(label)
      return [name, input] as const
    })
  const typed = () => Object.fromEntries(inputs.map(([name, input]) => [name, input.value]))
  document.body.append(
    problems,
    button(query.get('button') ?? 'Pay', async () => {
      const { firstName, lastName, ...cardData } = typed()
      const answer = await dispatched({
        authData: { apiLoginID: query.get('apiLoginID'), clientKey: query.get('clientKey') },
        cardData,
      })
      if (answer.messages.resultCode === 'Ok') toPage({ answer: withCard(answer, cardData, { firstName, lastName }) })
      else problems.textContent = answer.messages.message.map(({ text }) => text).join(' ')
    }),
    button('Close', () => toPage({ closed: true })),
  )
}

function withCard(answer: AcceptAnswer, card: Readonly<Record<string, string>>, customer: object): object {
  const number = String(card['cardNumber']).replace(/\D/g, '')
  return {
    ...answer,
    encryptedCardData: {
      cardNumber: `${'X'.repeat(number.length - 4)}${number.slice(-4)}`,
      expDate: `${card['month']}/${card['year']?.slice(-2)}`,
      bin: number.slice(0, 6),
    },
    customerInformation: { ...customer, zip: card['zip'] },
  }
}

function button(text: string, press: () => void): HTMLButtonElement {
  const one = document.createElement('button')
  one.textContent = text
  one.addEventListener('click', press)
  return one
}

function toPage(said: object): void {
  window.parent.postMessage(said, '*')
}

drawForm()

import type { AcceptAnswer } from './accept-answer.ts'
import { dispatched } from './dispatch.ts'

const names = ['cardNumber', 'month', 'year', 'cardCode', 'zip', 'firstName', 'lastName', 'address'] as const
/** Errors shown at their field; others go to the page. */
const atFields: ReadonlySet<string> = new Set([
  'E_WC_05',
  'E_WC_06',
  'E_WC_07',
  'E_WC_08',
  'E_WC_15',
  'E_WC_16',
  'E_WC_17',
])
type Name = (typeof names)[number]
const labels: Readonly<Record<Name, string>> = {
  cardNumber: 'Card Number',
  month: 'Month',
  year: 'Year',
  cardCode: 'Card Code',
  zip: 'Zip Code',
  firstName: 'First Name',
  lastName: 'Last Name',
  address: 'Address',
}
const ofHolder: ReadonlySet<Name> = new Set(['firstName', 'lastName', 'address'])

function drawForm(settings: Readonly<Record<string, string>>): void {
  const isAsked = /"show"\s*:\s*true/.test(settings['billingAddressOptions'] ?? '')
  const [heading, problems] = [document.createElement('h1'), document.createElement('p')]
  heading.textContent = settings['acceptUIFormHeaderTxt'] ?? ''
  problems.setAttribute('role', 'alert')
  document.body.append(heading)
  const inputs = names
    .filter((name) => isAsked || !ofHolder.has(name))
    .map((name) => {
      const [label, input] = [document.createElement('label'), document.createElement('input')]
      label.textContent = labels[name]
      label.style.cssText = 'display:inline-grid;margin:4px'
      label.append(input)
      document.body.append(label)
      return [name, input] as const
    })
  const typed = () => Object.fromEntries(inputs.map(([name, input]) => [name, input.value]))
  document.body.append(
    problems,
    button(settings['acceptUIFormBtnTxt'] ?? 'Pay', async () => {
      const { firstName, lastName, address, ...cardData } = typed()
      const { apiLoginID, clientKey } = settings
      const answer = await dispatched({ authData: { apiLoginID, clientKey }, cardData })
      if (answer.messages.resultCode === 'Ok')
        toPage('RESPONSE', withCard(answer, cardData, { firstName, lastName, address }))
      else if (answer.messages.message.some(({ code }) => !atFields.has(code))) toPage('RESPONSE', answer)
      else problems.textContent = answer.messages.message.map(({ text }) => text).join(' ')
    }),
    button('Close', () => toPage('CLOSE_IFRAME')),
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
  // The frame closes after the click, not during it.
  one.addEventListener('click', () => setTimeout(press, 50))
  return one
}

function toPage(type: string, pktData?: object): void {
  window.parent.postMessage({ verifyOrigin: 'AcceptMain', type, pktData }, '*')
}

window.addEventListener('message', ({ source, data }) => {
  if (source === window.parent && data?.verifyOrigin === 'AcceptUI' && data.type === 'INIT') drawForm(data.pktData)
})
toPage('ACK')

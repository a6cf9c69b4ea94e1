import type { CardFormWords, WalletRequest } from '../../src-domain/payment/payment-processor.ts'

export type WalletWords = NonNullable<CardFormWords['wallet']>
export type SheetAnswer = 'approve' | 'decline' | 'cancel'

type Asked = Pick<WalletRequest, 'amount' | 'label'>

export interface WalletDrawing {
  readonly root: HTMLElement
  readonly button: HTMLButtonElement
  /** Opens the sheet; what is answered comes once. Escape is a cancel. */
  readonly ask: (asked: Asked, answer: (given: SheetAnswer) => void) => void
  readonly close: () => void
}

/** The elements of the play wallet, each marked as a test: its button, and its sheet over the page. */
export function drawWallet(page: Document, id: string, words: WalletWords): WalletDrawing {
  const root = page.createElement('div')
  root.dataset['wallet'] = 'sandbox'
  const button = page.createElement('button')
  button.type = 'button'
  button.textContent = words.button
  root.append(button)
  let open: HTMLDialogElement | undefined
  const close = () => {
    open?.close()
    open?.remove()
    open = undefined
  }
  return {
    root,
    button,
    close,
    ask: (asked, answer) => {
      const { sheet, buttons } = drawSheet(page, id, words, asked)
      for (const { answer: given, button: pressed } of buttons) pressed.addEventListener('click', () => answer(given))
      sheet.addEventListener('cancel', (event) => {
        event.preventDefault()
        answer('cancel')
      })
      open = sheet
      root.append(sheet)
      sheet.showModal()
    },
  }
}

function drawSheet(page: Document, id: string, words: WalletWords, { amount, label }: Asked) {
  const sheet = page.createElement('dialog')
  sheet.dataset['walletSheet'] = 'sandbox'
  sheet.setAttribute('aria-labelledby', id)
  const title = page.createElement('h2')
  title.id = id
  title.textContent = words.title
  const note = page.createElement('p')
  note.textContent = words.note
  const total = page.createElement('p')
  total.textContent = label
  const answers: readonly (readonly [SheetAnswer, string])[] = [
    ['approve', words.approve(amount)],
    ['decline', words.decline],
    ['cancel', words.cancel],
  ]
  const buttons = answers.map(([answer, text]) => {
    const button = page.createElement('button')
    button.type = 'button'
    button.textContent = text
    return { answer, button }
  })
  sheet.append(title, note, total, ...buttons.map(({ button }) => button))
  return { sheet, buttons }
}

import type { CardFormWords } from '../../src-domain/payment/card-form.ts'
import type { WalletRequest } from '../../src-domain/payment/wallet-button.ts'
import type { StepAnswer } from './sandbox-bank.ts'

type Words = Pick<CardFormWords, 'wallet' | 'bank'>
/** ask: the customer approves, then the bank asks for confirmation. */
export type SheetAnswer = 'approve' | 'ask' | 'decline' | 'cancel'

type SheetRequest = Pick<WalletRequest, 'amount' | 'label'>

export interface WalletDrawing {
  readonly root: HTMLElement
  readonly button: HTMLButtonElement
  /** Answers once. Escape cancels. */
  readonly ask: (asked: SheetRequest, answer: (given: SheetAnswer) => void) => void
  /** Disables everything but Cancel. */
  readonly wait: () => void
  readonly askBank: (answer: (given: StepAnswer) => void) => void
  readonly close: () => void
}

interface Sheet {
  readonly dialog: HTMLDialogElement
  readonly answers: HTMLElement
  readonly cancel: HTMLButtonElement
}

export function drawWallet(page: Document, id: string, words: Words): WalletDrawing {
  const root = page.createElement('div')
  root.dataset['wallet'] = 'sandbox'
  const button = buttonOf(page, words.wallet.button)
  root.append(button)
  let open: Sheet | undefined
  const close = () => {
    open?.dialog.close()
    open?.dialog.remove()
    open = undefined
  }
  return {
    root,
    button,
    close,
    ask: (asked, answer) => {
      const sheet = drawSheet(page, id, words, asked, answer)
      sheet.dialog.addEventListener('cancel', (event) => {
        event.preventDefault()
        answer('cancel')
      })
      open = sheet
      root.append(sheet.dialog)
      sheet.dialog.showModal()
    },
    wait: () => {
      if (open === undefined) return
      for (const one of open.answers.querySelectorAll('button')) one.disabled = true
      open.cancel.focus()
    },
    askBank: (answer) => {
      if (open === undefined) return
      const question = page.createElement('p')
      question.textContent = words.bank.asks
      const approve = buttonOf(page, words.bank.approve, () => answer('confirm'))
      open.answers.replaceChildren(
        question,
        approve,
        buttonOf(page, words.bank.refuse, () => answer('refuse')),
      )
      approve.focus()
    },
  }
}

function drawSheet(
  page: Document,
  id: string,
  { wallet: words }: Words,
  { amount, label }: SheetRequest,
  answer: (given: SheetAnswer) => void,
): Sheet {
  const dialog = page.createElement('dialog')
  dialog.dataset['walletSheet'] = 'sandbox'
  dialog.setAttribute('aria-labelledby', id)
  const title = page.createElement('h2')
  title.id = id
  title.textContent = words.title
  const note = page.createElement('p')
  note.textContent = words.note
  const total = page.createElement('p')
  total.textContent = label
  const answers = page.createElement('div')
  answers.append(
    buttonOf(page, words.approve(amount), () => answer('approve')),
    buttonOf(page, words.ask, () => answer('ask')),
    buttonOf(page, words.decline, () => answer('decline')),
  )
  const cancel = buttonOf(page, words.cancel, () => answer('cancel'))
  dialog.append(title, note, total, answers, cancel)
  return { dialog, answers, cancel }
}

function buttonOf(page: Document, text: string, press?: () => void): HTMLButtonElement {
  const button = page.createElement('button')
  button.type = 'button'
  button.textContent = text
  if (press !== undefined) button.addEventListener('click', press)
  return button
}

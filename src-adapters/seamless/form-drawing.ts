import type { CardFormWords } from '../../src-domain/payment/card-form.ts'
import type { FieldProblems } from '../../src-domain/payment/payment-problem.ts'
import type { HostedFieldsWords } from './form-words.ts'
import type { OwnField } from './own-fields.ts'

export interface FormDrawing {
  readonly root: HTMLElement
  readonly inputs: Readonly<Record<OwnField, HTMLInputElement>>
  readonly place: HTMLElement
  readonly setBlocked: (isBlocked: boolean) => void
  /** `above` concerns the whole form. */
  readonly say: (problems: FieldProblems, above?: string) => void
}

export interface DrawingNeeds {
  readonly page: Document
  readonly idStem: string
  readonly labels: CardFormWords['fields']
  readonly words: HostedFieldsWords
  readonly fields: readonly OwnField[]
  readonly onRetry: () => void
}

const inFrame = ['number', 'cvc', 'expiry'] as const

/** Nothing has a `name`, so no form can submit it. */
export function drawForm({ page, idStem, labels, words, fields, onRetry }: DrawingNeeds): FormDrawing {
  const [root, place, notes, whole, blocked] = [box(page), box(page), box(page), box(page), box(page)]
  root.dataset['cardForm'] = 'seamless'
  place.dataset['frame'] = ''
  notes.dataset['problems'] = ''
  whole.dataset['problems'] = ''
  blocked.dataset['problems'] = ''
  for (const alert of [notes, whole, blocked]) alert.setAttribute('role', 'alert')
  const holderName = drawInput(page, `${idStem}-holderName`, 'cc-name')
  const expiry = drawInput(page, `${idStem}-expiry`, 'cc-exp')
  expiry.inputMode = 'numeric'
  expiry.placeholder = 'MM/YY'
  const inputs: FormDrawing['inputs'] = { holderName, expiry }
  const drawn = new Map(fields.map((field) => [field, drawField(page, field, inputs[field], labels[field])]))
  root.append(
    ...[drawn.get('holderName')?.root, blocked, place, notes, drawn.get('expiry')?.root, whole].filter(
      (one) => one !== undefined,
    ),
  )
  return {
    root,
    inputs,
    place,
    setBlocked: (isBlocked) => {
      write(page, blocked, isBlocked ? [words.blocked] : [])
      if (isBlocked && blocked.querySelector('button') === null) blocked.append(retryButton(page, words.retry, onRetry))
    },
    say: (problems, above) => {
      for (const [field, { note }] of drawn) {
        const [problem, input] = [problems[field], inputs[field]]
        note.hidden = problem === undefined
        note.textContent = problem === undefined ? '' : words[field][problem]
        input.setAttribute('aria-invalid', String(problem !== undefined))
        if (problem === undefined) input.removeAttribute('aria-describedby')
        else input.setAttribute('aria-describedby', note.id)
      }
      const lines = inFrame.flatMap((field) => {
        const problem = problems[field]
        if (problem === undefined || (field === 'expiry' && drawn.has('expiry'))) return []
        return field === 'expiry' ? [words.expiry.missing] : [words[field][problem]]
      })
      write(page, notes, lines)
      write(page, whole, above === undefined ? [] : [above])
    },
  }
}

function box(page: Document): HTMLElement {
  return page.createElement('div')
}

function retryButton(page: Document, text: string, onRetry: () => void): HTMLElement {
  const button = page.createElement('button')
  button.type = 'button'
  button.textContent = text
  button.dataset['cardEntry'] = ''
  button.addEventListener('click', onRetry)
  return button
}

function drawInput(page: Document, id: string, autocomplete: string): HTMLInputElement {
  const input = page.createElement('input')
  input.id = id
  input.type = 'text'
  input.required = true
  input.spellcheck = false
  input.setAttribute('autocomplete', autocomplete)
  return input
}

function drawField(page: Document, field: OwnField, input: HTMLInputElement, text: string) {
  const [root, label, note] = [box(page), page.createElement('label'), page.createElement('p')]
  root.dataset['field'] = field
  label.htmlFor = input.id
  label.textContent = text
  note.id = `${input.id}-error`
  note.hidden = true
  root.append(label, input, note)
  return { root, note }
}

/** Screen readers repeat a rewritten alert. */
function write(page: Document, alert: HTMLElement, lines: readonly string[]): void {
  if ([...alert.querySelectorAll('p')].map(({ textContent }) => textContent).join('\n') === lines.join('\n')) return
  alert.replaceChildren(
    ...lines.map((line) => {
      const [note, text] = [box(page), page.createElement('p')]
      note.dataset['field'] = 'frame'
      text.textContent = line
      note.append(text)
      return note
    }),
  )
}

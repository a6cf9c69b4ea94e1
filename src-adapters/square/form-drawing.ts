import type { CardFormWords } from '../../src-domain/payment/card-form.ts'
import type { FieldProblems } from '../../src-domain/payment/payment-problem.ts'
import { fieldNames } from './token-outcome.ts'

export interface FormDrawing {
  readonly root: HTMLElement
  readonly frame: HTMLElement
  /** The frame has no messages in the page's language (PAY-43). */
  readonly say: (problems: FieldProblems) => void
}

export function drawForm(page: Document, words: CardFormWords): FormDrawing {
  const root = page.createElement('div')
  root.dataset['cardForm'] = 'square'
  const frame = page.createElement('div')
  frame.dataset['frame'] = ''
  const notes = page.createElement('div')
  notes.dataset['problems'] = ''
  notes.setAttribute('role', 'alert')
  root.append(frame, notes)
  let said = ''
  return {
    root,
    frame,
    say: (problems) => {
      const lines = Object.values(fieldNames).flatMap((field) => {
        const problem = problems[field]
        return problem === undefined ? [] : [{ field, text: words.problem(field, problem) }]
      })
      const now = JSON.stringify(lines)
      // Screen readers repeat a rewritten alert.
      if (now === said) return
      said = now
      notes.replaceChildren(...lines.map(({ field, text }) => note(page, field, text)))
    },
  }
}

function note(page: Document, field: string, text: string): HTMLElement {
  const box = page.createElement('div')
  box.dataset['field'] = field
  const line = page.createElement('p')
  line.textContent = text
  box.append(line)
  return box
}

import { useEffect } from 'react'
import { printerTrouble } from '../../src-domain/printing/printer-state.ts'
import { Icon } from '../design/icon.tsx'
import { useWords } from '../messages/words-context.tsx'
import { useStateOf } from '../state/use-state-of.ts'
import styles from './printer-bar.module.css'
import { troubleWords } from './printer-words.ts'
import type { PrintersController } from './printers-controller.ts'

export interface PrinterBarProps {
  readonly controller: PrintersController
  /** False without a session: fetching stops, and the last known state stays. */
  readonly isWatching: boolean
}

/** Says on every page which printers do not print, and how many slips wait for them. */
export function PrinterBar({ controller, isWatching }: PrinterBarProps) {
  const { paper } = useWords('staff')
  const { list, heardAt } = useStateOf(controller.state, (now) => now)
  useEffect(() => (isWatching ? controller.open() : undefined), [controller, isWatching])
  const troubled = (list?.printers ?? []).flatMap((printer) => {
    const text = troubleWords(paper, printer, heardAt)
    return text === undefined ? [] : [{ id: printer.id, text, tag: printerTrouble(printer, heardAt)?._tag }]
  })
  return (
    <div role="status">
      {troubled.map(({ id, text, tag }) => (
        <p key={id} className={styles.bar} data-trouble={tag}>
          <Icon name="alert" small />
          <span>{text}</span>
        </p>
      ))}
    </div>
  )
}

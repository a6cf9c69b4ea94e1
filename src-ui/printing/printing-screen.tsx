import { useId, useState } from 'react'
import type { Printer } from '../../src-domain/printing/printer.ts'
import type { PrinterList } from '../../src-domain/printing/printer-gateway.ts'
import { Button } from '../design/button.tsx'
import { ConfirmDialog } from '../design/confirm-dialog.tsx'
import { Skeleton } from '../design/skeleton.tsx'
import { useBoardWords } from '../kitchen/use-board-words.ts'
import { useWords } from '../messages/words-context.tsx'
import { useStateOf } from '../state/use-state-of.ts'
import { DevicePrintingPart } from './device-printing-part.tsx'
import { NewPrinterForm } from './new-printer-form.tsx'
import { PrinterAddress } from './printer-address.tsx'
import { PrinterRow } from './printer-row.tsx'
import type { PrintersController } from './printers-controller.ts'
import styles from './printing-screen.module.css'
import type { SlipsController } from './slips-controller.ts'

export interface PrintingScreenProps {
  /** The bar over all pages opens it. */
  readonly controller: PrintersController
  readonly slips: SlipsController
  readonly mayChange: boolean
}

/** How this device prints, and the printers of one location. */
export function PrintingScreen({ controller, slips, mayChange }: PrintingScreenProps) {
  const words = useWords('staff')
  const common = useWords('common')
  const { list, isUnreached } = useStateOf(controller.state, (now) => now)
  const title = useId()
  return (
    <div className={styles.screen}>
      <DevicePrintingPart slips={slips} />
      <section className={styles.part} aria-labelledby={title}>
        <h2 id={title} className={styles.title}>
          {words.paper.printers}
        </h2>
        <p className={styles.lead}>{words.paper.printersLead}</p>
        {isUnreached ? (
          <div role="alert" className={styles.stale}>
            <p>{list === undefined ? words.unreached : words.paper.stale}</p>
            <Button kind="secondary" onClick={controller.look}>
              {common.retry}
            </Button>
          </div>
        ) : null}
        {list === undefined ? (
          isUnreached ? null : (
            <>
              <p role="status">{words.loading}</p>
              <Skeleton shape="block" />
            </>
          )
        ) : (
          <Printers controller={controller} list={list} mayChange={mayChange} />
        )}
      </section>
    </div>
  )
}

interface Asked {
  readonly what: 'renew' | 'remove'
  readonly printer: Printer
}

function Printers({
  controller,
  list: { printers, makes },
  mayChange,
}: Omit<PrintingScreenProps, 'slips'> & { readonly list: PrinterList }) {
  const words = useBoardWords(controller.location.timeZone)
  const { paper } = words.staff
  const { heardAt, pending, problem, address, added, done } = useStateOf(controller.state, (now) => now)
  const [asked, ask] = useState<Asked>()
  const makeOf = (type: string) => makes.find(({ id }) => id === type)?.name ?? type
  const problemOf = (id: string) => (problem?.id === id ? problem.why : undefined)
  return (
    <>
      <p role="status" className={styles.done}>
        {done === undefined ? '' : paper.done[done.what]({ name: done.name })}
      </p>
      {address === undefined ? null : (
        <PrinterAddress
          key={address.address}
          {...address}
          copyText={controller.copyText}
          onClose={controller.closeAddress}
        />
      )}
      {printers.length === 0 ? (
        <p className={styles.none}>{mayChange ? paper.none : paper.noneForStaff}</p>
      ) : (
        <ul className={styles.rows}>
          {printers.map((printer) => (
            <PrinterRow
              key={printer.id}
              printer={printer}
              make={makeOf(printer.type)}
              words={words}
              now={heardAt}
              mayChange={mayChange}
              isPending={pending === printer.id}
              problem={problemOf(printer.id)}
              onTest={() => controller.test(printer)}
              onRenew={() => ask({ what: 'renew', printer })}
              onRemove={() => ask({ what: 'remove', printer })}
            />
          ))}
        </ul>
      )}
      {mayChange ? (
        <NewPrinterForm
          // A new printer leaves an empty form for the next one.
          key={added}
          makes={makes}
          isPending={pending === ''}
          problem={problemOf('')}
          onAdd={controller.add}
        />
      ) : null}
      {asked === undefined ? null : (
        <ConfirmDialog
          question={(asked.what === 'renew' ? paper.confirmRenew : paper.confirmRemove)({ name: asked.printer.name })}
          yes={asked.what === 'renew' ? paper.renew : paper.remove}
          no={paper.keep}
          onYes={() => {
            ask(undefined)
            controller[asked.what](asked.printer)
          }}
          onNo={() => ask(undefined)}
        />
      )}
    </>
  )
}

import { useEffect, useState } from 'react'
import type { BrandVersion, VersionDifference } from '../../src-domain/staff/brand-version-list.ts'
import { Button } from '../design/button.tsx'
import { ConfirmDialog } from '../design/confirm-dialog.tsx'
import { Sheet } from '../design/sheet.tsx'
import { Skeleton } from '../design/skeleton.tsx'
import { useWords } from '../messages/words-context.tsx'
import { DifferenceList } from './difference-list.tsx'
import { ProblemAlert } from './problem-alert.tsx'
import styles from './versions.module.css'
import type { VersionProblem, VersionsController } from './versions-controller.ts'

export interface VersionSheetProps {
  readonly version: BrandVersion
  /** Number of the served version. */
  readonly served: number
  /** "Published today 3:10 PM by Olga". */
  readonly published: string
  readonly controller: VersionsController
  readonly onClose: () => void
}

/** What a version changed, and the way back to it. */
export function VersionSheet({ version, served, published, controller, onClose }: VersionSheetProps) {
  const { versions: words } = useWords('staff')
  const { close } = useWords('common')
  const { number } = version
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<VersionProblem>()
  const goBack = async () => {
    setAsked(false)
    setProblem(undefined)
    setBusy(true)
    const why = await controller.rollBack(served, number)
    setBusy(false)
    if (why === undefined) onClose()
    else setProblem(why)
  }
  return (
    <Sheet title={words.version({ number })} closeLabel={close} onClose={onClose}>
      <div className={styles.sheet}>
        <p className={styles.lead}>{published}</p>
        {problem === undefined ? null : <ProblemAlert problem={problem} />}
        <h3 className={styles.subtitle}>{words.whatItChanged}</h3>
        <Difference controller={controller} number={number} />
        {number === served ? null : (
          <>
            <h3 className={styles.subtitle}>{words.whatGoingBackChanges}</h3>
            <Difference controller={controller} number={number} from={served} />
            <Button wide busy={isBusy} onClick={() => setAsked(true)}>
              {words.goBack({ number })}
            </Button>
          </>
        )}
      </div>
      {isAsked ? (
        <ConfirmDialog
          question={words.goBackQuestion({ number, served })}
          yes={words.goBack({ number })}
          no={words.keep({ number: served })}
          onYes={() => void goBack()}
          onNo={() => setAsked(false)}
        />
      ) : null}
    </Sheet>
  )
}

interface DifferenceProps {
  readonly controller: VersionsController
  readonly number: number
  readonly from?: number
}

function Difference({ controller, number, from }: DifferenceProps) {
  const { versions: words } = useWords('staff')
  const { retry } = useWords('common')
  const [found, setFound] = useState<VersionDifference>()
  const [isUnread, setUnread] = useState(false)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    let isLeft = false
    setFound(undefined)
    setUnread(false)
    void controller.difference(number, from).then((answer) => {
      if (isLeft) return
      setFound(answer)
      setUnread(answer === undefined)
    })
    return () => {
      isLeft = true
    }
  }, [controller, number, from, tries])
  if (isUnread)
    return (
      <div role="alert" className={styles.stale}>
        <p>{words.unread}</p>
        <Button kind="secondary" onClick={() => setTries(tries + 1)}>
          {retry}
        </Button>
      </div>
    )
  if (found === undefined) return <Skeleton shape="block" />
  const { changes, count } = found
  return (
    <>
      <p>
        {found.from === undefined
          ? words.nothingBefore
          : count === 0
            ? words.same({ from: found.from })
            : words.comparedWith({ count, from: found.from })}
      </p>
      {found.from === undefined || count === 0 ? null : <DifferenceList changes={changes} count={count} />}
    </>
  )
}

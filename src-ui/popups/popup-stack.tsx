import { type Popup, popupWords } from '../../src-domain/brand/popup.ts'
import floating from '../design/floating.module.css'
import { Icon } from '../design/icon.tsx'
import { useModal } from '../design/use-modal.ts'
import { useWords } from '../messages/words-context.tsx'
import { FallbackBoundary } from '../shell/fallback-boundary.tsx'
import { useStateOf } from '../state/use-state-of.ts'
import styles from './popup-stack.module.css'
import { usePopups } from './popups-app.ts'

/** Shows the first popup. Drops a popup that fails to render. */
export function PopupStack({ report }: { readonly report: (reason: unknown) => void }) {
  const { cells, actions } = usePopups()
  const popup = useStateOf(cells.queue, ({ waiting }) => waiting[0])
  const drop = (reason: unknown) => {
    report(reason)
    if (popup !== undefined) actions.close(popup.id)
  }
  return (
    <FallbackBoundary of={popup} report={drop} fallback={null}>
      <ShownPopup popup={popup} />
    </FallbackBoundary>
  )
}

function ShownPopup({ popup }: { readonly popup: Popup | undefined }) {
  const isDialog = popup?.type === 'dialog'
  return (
    <>
      {/* Mounted empty, because screen readers miss a live region added with its text. */}
      <div className={floating.region} role="status">
        {popup === undefined || isDialog ? null : <Card key={popup.id} popup={popup} />}
      </div>
      {popup === undefined || !isDialog ? null : <Question key={popup.id} popup={popup} />}
    </>
  )
}

/** Stays open while hovered or focused. */
function Card({ popup }: { readonly popup: Popup }) {
  const { actions } = usePopups()
  const hold = (isHeld: boolean) => () => actions.hold(isHeld)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only delay the automatic closing
    <div
      className={`${floating.card} ${styles.card}`}
      onPointerEnter={hold(true)}
      onPointerLeave={hold(false)}
      onFocus={hold(true)}
      onBlur={hold(false)}
    >
      <Content popup={popup} />
    </div>
  )
}

function Question({ popup }: { readonly popup: Popup }) {
  const { cells, actions } = usePopups()
  const modal = useModal(() => actions.close(popup.id))
  return (
    <dialog {...modal} className={`${floating.card} ${styles.dialog}`} aria-label={cells.brand.name}>
      <Content popup={popup} />
    </dialog>
  )
}

function Content({ popup }: { readonly popup: Popup }) {
  const { cells, actions } = usePopups()
  const { close } = useWords('common')
  return (
    <>
      <p className={styles.words}>{popupWords(popup, cells.locale, cells.brand.defaultLocale)}</p>
      <button type="button" className={styles.close} aria-label={close} onClick={() => actions.close(popup.id)}>
        <Icon name="close" />
      </button>
    </>
  )
}

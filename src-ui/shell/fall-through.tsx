import { Component, type ReactNode } from 'react'

export interface FallThroughProps {
  /** What is shown when the rest cannot be drawn. */
  readonly fallback: ReactNode
  readonly report: (reason: unknown) => void
  /** What is drawn: when it is another, it is tried. */
  readonly of?: unknown
  readonly children: ReactNode
}

/** Something that nobody came for: when it cannot be drawn, what they came for is shown instead (CONF-10). */
export class FallThrough extends Component<FallThroughProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(reason: unknown) {
    this.props.report(reason)
  }

  override componentDidUpdate(before: FallThroughProps) {
    if (this.state.hasFailed && before.of !== this.props.of) this.setState({ hasFailed: false })
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}

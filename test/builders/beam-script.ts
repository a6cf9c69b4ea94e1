export interface Drawn {
  readonly widget: string
  readonly settings: Readonly<Record<string, unknown>>
  readonly given: unknown
}

/** Fake of the charity's script, as its documentation and integrations use it. Records each widget. */
export function beamScript(page: Window & object, drawn: Drawn[]): void {
  const widgetNamed = (widget: string) =>
    class {
      readonly settings: Readonly<Record<string, unknown>>
      constructor(settings: Readonly<Record<string, unknown>>) {
        this.settings = settings
      }
      async render(given: unknown) {
        drawn.push({ widget, settings: this.settings, given })
        const place = page.document.getElementById(String(this.settings['containerId']))
        if (place !== null) place.textContent = `by Beam: ${widget}`
      }
    }
  const names = ['NonprofitWidget', 'ImpactOverviewWidget', 'CommunityImpactWidget']
  Reflect.set(page, 'beamApps', Object.fromEntries(names.map((name) => [name, widgetNamed(name)])))
}

import { html } from "./html.ts";
import { place } from "./place.ts";

interface Phone {
  x: number;
  y: number;
  /** Of the whole phone, its case included. */
  width: number;
  height: number;
  /** The case, and the ground and ink of the screen. */
  shell: string;
  ground?: string;
  ink: string;
  radius?: number;
  bezel?: number;
  shadow?: string;
  /** A bar to swipe up from, for systems that have one. */
  homeBar?: boolean;
}

/** A phone; the body starts at the top of its screen, so put the status bar first. */
export function phone(look: Phone, body: string): string {
  const { x, y, width, height, shell, ground = "#fff", ink, radius = 44, bezel = 8, shadow = "none" } = look;
  return html`<div style="${place(x, y, width, height)};border-radius:${radius}px;background:${shell};padding:${bezel}px;
    box-shadow:${shadow}"><div style="position:relative;display:flex;flex-direction:column;height:100%;overflow:hidden;
    border-radius:${radius - bezel}px;background:${ground};color:${ink}">${body}${
      look.homeBar &&
      html`<i style="position:absolute;left:50%;bottom:8px;width:112px;height:4px;margin-left:-56px;border-radius:2px;
      background:${ink}"></i>`
    }</div></div>`;
}

/** The time and how much power is left, in the colour of the screen's text. */
export function statusBar(time: string, height = 44, size = 15): string {
  return html`<div style="flex:none;display:flex;align-items:center;justify-content:space-between;height:${height}px;
    padding:4px 26px 0;font-size:${size}px;font-weight:600"><span>${time}</span><svg width="50" height="13" viewBox="0 0 50 13">
    <g fill="currentColor"><rect y="8" width="3" height="4" rx="1"/><rect x="5" y="5.5" width="3" height="6.5" rx="1"/>
    <rect x="10" y="3" width="3" height="9" rx="1"/><rect x="15" width="3" height="12" rx="1"/>
    <rect x="26.3" y="2.3" width="15" height="8.4" rx="2"/><path d="M48 4.500v4c.8-.3 1.4-1.1 1.4-2s-.6-1.7-1.4-2Z" opacity=".6"/></g>
    <rect x="24.6" y=".6" width="21.8" height="11.8" rx="3.5" fill="none" stroke="currentColor" stroke-opacity=".5"
    stroke-width="1.2"/></svg></div>`;
}

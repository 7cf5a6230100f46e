// @ts-check
// What both pages share: language and theme, fields with labels, dialogs, copying, drawing with words.

import { h, patch } from "./dom.js";
import { applyTheme, remember, setting } from "./device.js";
import { LANGUAGES } from "./words.js";

/**
 * @typedef {import("./words.js").Words} Words
 * @typedef {import("./dom.js").Part} Part
 */

const NAME_OF_LANGUAGE = { en: "English", fr: "Français", de: "Deutsch", ru: "Русский" };
const MOST_ROUNDS = 3;
const RETRY_AFTER = 2_000;

// --- Drawing ---

/**
 * A page that draws itself from its state, and again once the words for it have come.
 * @param {Element} root
 * @param {() => Part[]} build
 * @param {() => Words[]} dictionaries
 * @param {() => void} after what is to be done after each drawing
 */
export function makePage(root, build, dictionaries, after) {
  let isDrawing = false;
  let isDue = false;
  let retry = 0;

  /** Draw at once, with what words there are. */
  function drawNow() {
    patch(root, build());
    markScrollers();
    after();
  }

  /** Draw as soon as the words for it are there; what changes meanwhile is drawn too. */
  async function draw() {
    isDue = true;
    if (isDrawing) return;
    isDrawing = true;
    try {
      while (isDue) {
        isDue = false;
        await findWords();
        drawNow();
      }
    } finally {
      isDrawing = false;
    }
  }

  async function findWords() {
    for (let round = 0; round < MOST_ROUNDS; round++) {
      build();
      const wanting = dictionaries().filter((words) => words.missing.size > 0);
      if (wanting.length === 0) return;
      try {
        await Promise.all(wanting.map((words) => words.fetch()));
      } catch {
        clearTimeout(retry); // Without the server there are only the words that are known.
        retry = setTimeout(draw, RETRY_AFTER);
        return;
      }
    }
  }

  addEventListener("resize", markScrollers);
  addEventListener("toggle", markScrollers, true);
  return { draw, drawNow };
}

/** A table that is wider than its place can be scrolled by keyboard, and says what it is; any other is no stop. */
function markScrollers() {
  for (const box of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".scroll"))) {
    const isWide = box.scrollWidth > box.clientWidth;
    for (const [name, value] of Object.entries({
      tabindex: "0",
      role: "region",
      "aria-label": box.dataset.label ?? "",
    })) {
      if (isWide) box.setAttribute(name, value);
      else box.removeAttribute(name);
    }
  }
}

// --- Fields ---

/**
 * A select with a label.
 * @param {{id: string, label: string, value: string, choices: [string, string][], onchange: (value: string) => void,
 *   isBare?: boolean}} field
 */
export function selectField({ id, label, value, choices, onchange, isBare = false }) {
  return h(
    "div",
    { key: id, class: "field" },
    h("label", { for: id, class: isBare ? "hidden" : null }, label),
    h(
      "select",
      { id, value, onchange: (/** @type {any} */ happened) => onchange(happened.currentTarget.value) },
      choices.map(([name, text]) => h("option", { key: name, value: name, selected: name === value }, text)),
    ),
  );
}

/**
 * A line to write in, with a label.
 * @param {{id: string, label: string, value?: string, isBare?: boolean} & Record<string, any>} field
 */
export function textField({ id, label, isBare = false, ...rest }) {
  return h(
    "div",
    { key: id, class: "field" },
    h("label", { for: id, class: isBare ? "hidden" : null }, label),
    h("input", { id, type: "text", autocomplete: "off", maxlength: 24, ...rest }),
  );
}

/**
 * A button that does something.
 * @param {string} text
 * @param {() => void} onclick
 * @param {Record<string, any>} [props]
 */
export function button(text, onclick, props = {}) {
  return h("button", { type: "button", onclick: () => isAble(props) && onclick(), ...props }, text);
}

/** A button that is out of use stays where it is and keeps its focus. @param {Record<string, any>} props */
const isAble = (props) => props["aria-disabled"] !== "true";

/**
 * An address that can be copied.
 * @param {Words} words
 * @param {{id: string, label: string, address: string, isCopied: boolean, onCopied: () => void}} link
 */
export function linkField(words, { id, label, address, isCopied, onCopied }) {
  return h(
    "div",
    { key: id, class: "field link" },
    h("label", { for: id }, label),
    h(
      "div",
      { class: "joined" },
      h("input", {
        id,
        type: "text",
        readonly: true,
        value: address,
        onfocus: (/** @type {any} */ happened) => happened.currentTarget.select(),
      }),
      button(words.say(isCopied ? "page-copied" : "page-copy"), () => copy(id, address).then(onCopied), {
        "aria-describedby": id,
      }),
    ),
  );
}

/**
 * Copy a text; where the browser forbids it, select it to be copied by hand.
 * @param {string} id
 * @param {string} text
 */
async function copy(id, text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = /** @type {HTMLInputElement | null} */ (document.getElementById(id));
    field?.select();
    document.execCommand("copy");
  }
}

// --- Language and theme ---

/**
 * @param {Words} words
 * @param {(language: string) => void} onLanguage
 * @param {() => void} onTheme
 * @returns {Part[]}
 */
export function preferences(words, onLanguage, onTheme) {
  return [
    selectField({
      id: "language",
      label: words.say("page-language"),
      value: words.language,
      onchange: onLanguage,
      choices: LANGUAGES.map((tag) => [tag, NAME_OF_LANGUAGE[/** @type {"en"} */ (tag)]]),
    }),
    selectField({
      id: "theme",
      label: words.say("page-theme"),
      value: setting("theme", "system"),
      choices: ["system", "light", "dark"].map((theme) => [theme, words.say(`page-theme-${theme}`)]),
      onchange: (theme) => {
        remember("theme", theme);
        applyTheme();
        onTheme();
      },
    }),
  ];
}

/**
 * Speak a language from now on.
 * @param {string} language
 */
export function speak(language) {
  document.documentElement.lang = language;
}

// --- Dialogs ---

/**
 * A dialog over the page; it is open as long as it is drawn.
 * @param {{id: string, heading: string, onclose: () => void}} dialog
 * @param {...(Part | Part[])} parts
 */
export function dialog({ id, heading, onclose }, ...parts) {
  return h(
    "dialog",
    { key: id, id, "aria-labelledby": `${id}-heading`, onclose },
    h("h2", { id: `${id}-heading` }, heading),
    ...parts,
  );
}

/**
 * Close a dialog in good order: the focus goes back to where it came from, and `onclose` is called.
 * @param {string} id
 */
export function closeDialog(id) {
  /** @type {HTMLDialogElement | null} */ (document.getElementById(id))?.close();
}

/**
 * A text in the little Markdown of our files: paragraphs, lists with dashes, bold words.
 * @param {string} text
 * @returns {Part[]}
 */
export function markdown(text) {
  return text.split(/\n{2,}/).map((block, place) => {
    const lines = block.split("\n");
    const isList = lines[0].startsWith("- ");
    if (!isList) return h("p", { key: place }, bold(lines.join(" ")));
    const items = block.split(/\n?^- /m).filter(Boolean);
    return h(
      "ul",
      { key: place },
      items.map((item, number) => h("li", { key: number }, bold(item.replaceAll("\n", " ")))),
    );
  });
}

/** @param {string} text @returns {Part[]} */
function bold(text) {
  return text.split("**").map((part, place) => (place % 2 ? h("strong", { key: place }, part) : part));
}

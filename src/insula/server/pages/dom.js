// @ts-check
// The page as a tree of plain objects, laid over the document without rebuilding what stays: a focused button keeps
// its focus, an open list stays open. Text is only ever set as text, so nothing that travels can become markup.

/**
 * @typedef {{tag: string, key: string | null, props: Record<string, any>, children: Child[]}} Node_
 * @typedef {Node_ | string | number | null | undefined | false} Part
 * @typedef {Node_ | string} Child
 * @typedef {HTMLElement & {insulaKey?: string | null, insulaProps?: Record<string, any>}} Live
 */

const PROPERTIES = new Set(["value", "defaultValue", "checked", "disabled", "selected", "readOnly", "indeterminate"]);

/**
 * A piece of the page. `key` tells pieces apart among their siblings, `on…` is what happens, the rest are attributes.
 * @param {string} tag
 * @param {Record<string, any>} [props]
 * @param {...(Part | Part[])} parts
 * @returns {Node_}
 */
export function h(tag, props = {}, ...parts) {
  const { key = null, ...rest } = props;
  return { tag, key: key === null ? null : String(key), props: rest, children: tidy(parts) };
}

/**
 * Parts without gaps, numbers as text, neighbouring texts as one.
 * @param {(Part | Part[])[]} parts
 * @returns {Child[]}
 */
function tidy(parts) {
  /** @type {Child[]} */
  const children = [];
  for (const part of parts.flat()) {
    if (part === null || part === undefined || part === false || part === "") continue;
    const last = children.length - 1;
    if (typeof part === "object") children.push(part);
    else if (typeof children[last] === "string") children[last] += String(part);
    else children.push(String(part));
  }
  return children;
}

/**
 * Make an element's content look like these parts, keeping what is alike.
 * @param {Element} parent
 * @param {(Part | Part[])[]} parts
 */
export function patch(parent, parts) {
  patchChildren(parent, tidy(parts));
}

/**
 * @param {Element} parent
 * @param {Child[]} children
 */
function patchChildren(parent, children) {
  const matches = match(parent, children);
  const kept = new Set(matches);
  for (const node of [...parent.childNodes]) if (!kept.has(node)) node.remove();
  /** @type {ChildNode | null} */
  let cursor = parent.firstChild;
  children.forEach((child, place) => {
    const found = matches[place];
    const node = found ?? create(child);
    if (node === cursor) cursor = cursor.nextSibling;
    else parent.insertBefore(node, cursor);
    refresh(node, child);
  });
}

/**
 * For each child the node that is already there: by its key, or the next one of the same kind.
 * @param {Element} parent
 * @param {Child[]} children
 * @returns {(ChildNode | null)[]}
 */
function match(parent, children) {
  const free = new Set(parent.childNodes);
  return children.map((child) => {
    for (const node of free) {
      if (isAlike(node, child)) {
        free.delete(node);
        return node;
      }
    }
    return null;
  });
}

/**
 * @param {ChildNode} node
 * @param {Child} child
 */
function isAlike(node, child) {
  if (typeof child === "string") return node.nodeType === Node.TEXT_NODE;
  const live = /** @type {Live} */ (node);
  return live.localName === child.tag && (live.insulaKey ?? null) === child.key;
}

/**
 * @param {Child} child
 * @returns {ChildNode}
 */
function create(child) {
  if (typeof child === "string") return document.createTextNode(child);
  const element = /** @type {Live} */ (document.createElement(child.tag));
  element.insulaKey = child.key;
  return element;
}

/**
 * @param {ChildNode} node
 * @param {Child} child
 */
function refresh(node, child) {
  if (typeof child === "string") {
    if (node.textContent !== child) node.textContent = child;
    return;
  }
  const element = /** @type {Live} */ (node);
  const { value, ...rest } = child.props;
  setProps(element, rest);
  patchChildren(element, child.children);
  // A select's value needs its choices, and a field is not rewritten under the writer's hands.
  if (value !== undefined && element !== document.activeElement) setProp(element, "value", value);
}

/**
 * @param {Live} element
 * @param {Record<string, any>} props
 */
function setProps(element, props) {
  const before = element.insulaProps ?? {};
  for (const name of Object.keys(before)) if (!(name in props)) setProp(element, name, null);
  for (const [name, value] of Object.entries(props)) {
    if (before[name] !== value || PROPERTIES.has(name)) setProp(element, name, value);
  }
  element.insulaProps = props;
}

/**
 * @param {Live} element
 * @param {string} name
 * @param {any} value
 */
function setProp(element, name, value) {
  const any = /** @type {any} */ (element);
  if (name.startsWith("on")) any[name] = value ?? null;
  else if (name === "share") element.style.setProperty("--share", String(value ?? 0));
  else if (PROPERTIES.has(name)) {
    if (any[name] !== value) any[name] = value ?? "";
  } else if (value === null || value === undefined || value === false) element.removeAttribute(name);
  else element.setAttribute(name, value === true ? "" : String(value));
}

import { type KeyboardEvent, useContext, useEffect, useState } from "react";
import { useFocusVisible } from "react-aria/useFocusVisible";
import { Collection } from "react-aria-components/Collection";
import { Button as AriaButton, Tree, TreeItem, TreeItemContent } from "react-aria-components/Tree";
import {
  DragAndDropContext,
  DropIndicator,
  type ItemDropTarget,
  useDragAndDrop,
} from "react-aria-components/useDragAndDrop";
import { parsePath } from "../../shared/field-path.ts";
import { useValue } from "../state/model.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icons.tsx";
import { ITEM } from "../ui/menu.tsx";
import { useArranger } from "./arranger.tsx";
import { indexOf } from "./part-selection.ts";
import { droppedIndex, labelOf, type Row } from "./parts.ts";

interface OutlineProps {
  className: string;
  /** Returns true if the key is a command for the selected part. The tree would use the arrow keys otherwise. */
  onKey: (event: KeyboardEvent["nativeEvent"]) => boolean;
}

/** Lists the parts of the page in rows that the owner can drag. */
export function Outline({ className, onKey }: OutlineProps) {
  const arranger = useArranger();
  const rows = useValue(arranger, (state) => state.rows);
  const part = useValue(arranger, (state) => state.part);
  const { isFocusVisible } = useFocusVisible();
  const [expandedIds, setExpandedIds] = useState<string[]>([]);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ "text/plain": String(key) })),
    onReorder: ({ keys, target }) => {
      const path = parsePath(String([...keys][0]));
      const targetIndex = indexOf(parsePath(String(target.key)));
      void arranger.move(path, droppedIndex(indexOf(path), targetIndex, target.dropPosition));
    },
    renderDropIndicator: (target) => <Landing target={target as ItemDropTarget} />,
  });
  return (
    <aside
      id="outline"
      aria-label="Outline"
      className={className}
      onKeyDownCapture={(event) => onKey(event.nativeEvent) && event.stopPropagation()}
    >
      <Tree
        aria-label="Parts of this page"
        className="mb-2"
        // Without such a row, the rows have no column for arrows.
        data-expandable={rows.some(({ children }) => children.length > 0) || undefined}
        items={rows}
        dragAndDropHooks={dragAndDropHooks}
        expandedKeys={rows.filter(({ id }) => id && expandedIds.includes(id)).map(keyOf)}
        onExpandedChange={(keys) =>
          setExpandedIds(rows.flatMap((row) => (row.id && keys.has(keyOf(row)) ? row.id : [])))
        }
        selectionMode="single"
        selectionBehavior="replace"
        selectedKeys={part ? [part.join(".")] : []}
        onSelectionChange={(keys) => {
          const [key] = keys === "all" ? [] : keys;
          if (key !== undefined) arranger.show(parsePath(String(key)));
          // On a phone, the outline covers the page. Arrow keys only move through its rows.
          if (!isFocusVisible && matchMedia("(width < 768px)").matches) arranger.close();
        }}
        renderEmptyState={() => <p className="text-soft">This page has no parts to arrange.</p>}
      >
        {OutlineItem}
      </Tree>
      {arranger.file && (
        <Button onPress={() => void arranger.insert(arranger.list, rows.length)}>
          <Icon name="plus" />
          {arranger.list[0] === "cards" ? "Add card" : "Add section"}
        </Button>
      )}
    </aside>
  );
}

const keyOf = ({ path }: Pick<Row, "path">) => path.join(".");
const PICTURE = "h-8 w-11 flex-none rounded border border-line bg-ground object-cover";

function OutlineItem({ path, kind, title, image, children }: Row) {
  return (
    <TreeItem
      id={keyOf({ path })}
      textValue={title || labelOf(kind)}
      className={`${ITEM} py-1 ps-[calc((var(--tree-item-level)-1)*24px)] data-selected:bg-chosen`}
    >
      <TreeItemContent>
        {({ hasChildItems, isExpanded }) => (
          <>
            <AriaButton slot="drag" className="flex-none rounded text-soft">
              <Icon name="grip" />
            </AriaButton>
            {hasChildItems ? (
              <AriaButton
                slot="chevron"
                className={`flex-none rounded text-soft ${isExpanded ? "" : "-rotate-90"}`}
              >
                <Icon name="chevron" />
              </AriaButton>
            ) : (
              <span className="hidden w-5 flex-none in-data-expandable:block" />
            )}
            {image ? <img src={image} alt="" className={PICTURE} /> : <span className={PICTURE} />}
            <span className="min-w-0 flex-auto truncate">
              {title}
              <span className="block text-soft text-xs">{labelOf(kind)}</span>
            </span>
          </>
        )}
      </TreeItemContent>
      <Collection items={children}>{OutlineItem}</Collection>
    </TreeItem>
  );
}

/** Shows on the page, too, where a dragged part would land. */
function Landing({ target }: { target: ItemDropTarget }) {
  const arranger = useArranger();
  const { key, dropPosition } = target;
  const isTarget = useContext(DragAndDropContext).dropState?.isDropTarget(target);
  useEffect(() => {
    const element = isTarget ? arranger.elementOf(parsePath(String(key))) : null;
    element?.scrollIntoView({ block: "center" });
    element?.setAttribute("data-studio-landing", dropPosition);
    return () => element?.removeAttribute("data-studio-landing");
  }, [arranger, isTarget, key, dropPosition]);
  return (
    <DropIndicator
      target={target}
      className="h-0 outline-2 outline-transparent data-drop-target:outline-mark"
    />
  );
}
